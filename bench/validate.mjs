// Parses a bank and checks it against its JSON Schema with ajv, for comparison with lint.
// Exits with 1 when the bank is not valid.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';

const [schema, bank] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const validate = new Ajv().compile(schema);
if (!validate(bank)) {
  console.error(validate.errors);
  process.exit(1);
}
