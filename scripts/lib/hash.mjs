// Content hashes of files, so that the scripts can skip what has not changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.mjs';

/**
 * The hash of the names and contents of files and of all files in folders. Paths are relative to
 * the root. Files and folders for which `skip` returns true, and missing ones, do not count.
 */
export function hashOf(paths, skip = () => false) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((name) => files(name, skip)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function files(name, skip) {
  if (skip(name)) return [];
  try {
    return readdirSync(path.join(root, name)).flatMap((entry) => files(`${name}/${entry}`, skip));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [name];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Reports whether the stamp file contains this hash. */
export function isStamped(stamp, hash) {
  try {
    return readFileSync(path.join(root, stamp), 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Writes the hash to the stamp file. */
export function writeStamp(stamp, hash) {
  writeFileSync(path.join(root, stamp), hash);
}
