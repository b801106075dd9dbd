import { readFileSync } from 'node:fs';

/** Reads the results of EPA's engine for a kind of diagram. tools/engine writes the file. */
export function engineCases<T>(kind: string): T[] {
  return JSON.parse(readFileSync(`src/diagrams/${kind}/engine.json`, 'utf8'));
}
