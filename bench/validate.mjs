// What a project without swmmquiz would do: parse the bank and check it against
// its JSON Schema with ajv. Exits with 1 when the bank does not fit.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';

const [schema, bank] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const validate = new Ajv().compile(schema);
if (!validate(bank)) {
  console.error(validate.errors);
  process.exit(1);
}
