// Writes FILE.br and FILE.gz beside each text file of a folder, if smaller.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Compresses a folder and returns the number and total sizes of its files. */
export function precompress(folder) {
  const total = { files: 0, bytes: 0, gzip: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !texts.test(file) || file.includes('.vite')) continue;
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
