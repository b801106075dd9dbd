import type { Rich } from '../../bank/bundle';

/**
 * The form in which two texts are compared. It is that of the lint rules
 * (internal/lint/normalize.go), which explains each step; a table of cases that
 * both sides test, normal.cases.json, holds them together.
 */
export function normalForm(text: Rich): string {
  const words = written(text).split(/\s+/).filter(Boolean);
  let afterNumber = false;
  return words
    .map((word) => {
      const kept = keepsCase(word, afterNumber);
      afterNumber = /[0-9]$/.test(word);
      return kept ? word : word.toLowerCase();
    })
    .join(' ');
}

function written(text: Rich): string {
  if (typeof text === 'string') return prose(text);
  return text
    .map((run) => {
      if (typeof run === 'string') return prose(run);
      if ('strong' in run) return written(run.strong);
      return ('code' in run ? run.code : run.tex).normalize('NFKC');
    })
    .join('');
}

/** Symbols, and units after a number, whose case has a meaning. */
function keepsCase(word: string, afterNumber: boolean): boolean {
  if (/^[\x20-\x7e]$/.test(word)) return word !== 'A' && word !== 'I';
  return (afterNumber && word.length <= 3) || /[\\^_=]/.test(word);
}

const fractions = new Map([
  ['½', ' 1/2'],
  ['¼', ' 1/4'],
  ['¾', ' 3/4'],
]);

/** Prose without the punctuation that makes no difference, and with a space after a number. */
function prose(text: string): string {
  const signs = [...compatible(text)];
  let result = '';
  let number = false; // the word so far is a number
  signs.forEach((sign, place) => {
    const before = signs[place - 1] ?? ' ';
    const after = signs[place + 1] ?? ' ';
    if (isDigit(sign)) {
      number ||= !isLetter(before);
      result += sign;
      return;
    }
    if (/[\p{L}\p{M}]/u.test(sign)) {
      result += number && isDigit(before) ? ` ${sign}` : sign;
    } else if (sign === '.' && isDigit(after) && !isLetter(before)) {
      result += sign;
    } else if (sign === ',' && isDigit(before) && isDigit(after)) {
      result += isThousands(signs, place) ? '' : sign;
    } else if (sign === '-' && isLetter(before) && isLetter(after)) {
      result += ' ';
    } else if (sign !== "'" && sign !== '’') {
      result += /[^\P{P}\-%&*/#@_]|\s|\p{Cc}/u.test(sign) ? ' ' : sign;
    }
    number = false;
  });
  return result;
}

/** Kinds of hyphen, fractions and raised numbers in one way. */
function compatible(text: string): string {
  return text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+/g, (signs) => `^${signs}`)
    .replace(/[−‐‑–⁻]/g, '-')
    .replace(/—/g, ' ')
    .replace(/[½¼¾]/g, (sign) => fractions.get(sign) ?? '')
    .normalize('NFKC');
}

/** Whether exactly three digits follow the comma. */
function isThousands(signs: readonly string[], comma: number): boolean {
  const after = signs.slice(comma + 1, comma + 5);
  return after.slice(0, 3).every(isDigit) && after.length >= 3 && !isDigit(after[3] ?? ' ');
}

function isDigit(sign: string): boolean {
  return /^\p{Nd}/u.test(sign);
}

function isLetter(sign: string): boolean {
  return /^\p{L}/u.test(sign);
}
