import { readFileSync } from 'node:fs';

/** The numbers that EPA's engine gave for a diagram; tools/engine makes them. */
export function engineCases<T>(kind: string): T[] {
  return JSON.parse(readFileSync(`src/diagrams/${kind}/engine.json`, 'utf8'));
}
