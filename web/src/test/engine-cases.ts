import { readFileSync } from 'node:fs';

/** Reads the numbers that EPA's engine computed for a diagram; tools/engine writes them. */
export function engineCases<T>(kind: string): T[] {
  return JSON.parse(readFileSync(`src/diagrams/${kind}/engine.json`, 'utf8'));
}
