// Writes FILE.br and FILE.gz next to each text file in a folder, if they are smaller than the file.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const textFile = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/**
 * Compresses the text files in a folder and its subfolders, except those in .vite. Returns their
 * number, their total size, and their total gzip size, which includes files that gzip enlarges.
 */
export function precompress(folder) {
  const total = { files: 0, bytes: 0, gzip: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !textFile.test(file) || path.basename(entry.parentPath) === '.vite')
      continue;
    const data = readFileSync(file);
    const gzip = gzipSync(data, { level: 9 });
    const brotli = brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    });
    for (const [suffix, compressed] of [
      ['.gz', gzip],
      ['.br', brotli],
    ]) {
      if (compressed.length < data.length) writeFileSync(file + suffix, compressed);
      else rmSync(file + suffix, { force: true });
    }
    total.files += 1;
    total.bytes += data.length;
    total.gzip += gzip.length;
  }
  return total;
}
