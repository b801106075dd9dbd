// Hides what a text is about and keeps its form. Each word of three letters or more, unless it is
// in the list below, becomes an invented word of the same length. Longer words keep endings such as
// -ing. A word that starts with a vowel still does, so that "a" and "an" mostly remain correct. Within
// an item, a word always becomes the same invented word. This leaves readers only the cues of
// test-wiseness: length, grammar, repetition, absolute words, numbers and the positions of options.
import { createHash } from 'node:crypto';

// Function words, and words about quantities and exams, which are kept.
const kept = new Set(
  `a about above absent added after again against all almost alone along already also although always amount among an and
  another any are as at away back be became because become becomes been before began begin begins behind being below beneath
  between beyond both but by came can cannot case causes change changes come comes could day days decrease decreases did differ
  different do does done down during each either eight end ends enough entry equal even ever every exact exactly except
  far few fewer fifth first five follow for four from full gets give given gives goes great greater greatest had half
  happens has have he held here higher highest hold holds hour hours how however if in increase increases inside instead into
  is it item items its itself just keep keeps kept large larger largest last later least leaves left less lesser let lets
  level likely line lines list little long longer longest lower lowest made makes many may mean means might minute minutes more most
  much must near nearly never next nine no none nor not nothing number numbers of off often on once one only or other others out outside over
  own pair part parts percent place possible quarter rather read reads right rise rises same second seconds seven several shall share she short
  shorter should since single six small smaller smallest so some sometimes stand stands start starts still such sum take takes ten than
  that the their them then there therefore these they third this those though three through thus time times to together too
  total toward twice two under unless until up upon used uses usually value values very was way ways were what when where whether
  which while who whole whose why will with within without would year years yes zero`.split(/\s+/),
);

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/**
 * Returns functions that disguise the stem and the options of an item. Numbers in the stem
 * change too, because a reader could compute the answer from them. Numbers that also occur in an
 * option stay, because the repetition is a cue.
 */
export function disguiseFor(item) {
  const disguiseWords = (text) => text.replace(/\p{L}{3,}/gu, (word) => disguised(word, item.id));
  const repeated = new Set(item.options.flatMap((option) => option.match(numbers) ?? []));
  const disguiseNumbers = (text) =>
    text.replace(numbers, (number) =>
      repeated.has(number) ? number : otherDigits(number, item.id),
    );
  return { stem: (text) => disguiseWords(disguiseNumbers(text)), option: disguiseWords };
}

/** Numbers, but not those in names such as C12. */
const numbers = /\b\d+(?:[.,]\d+)*/g;

/** A number of the same form: zeros stay, and each other digit becomes another one from 1 to 9. */
function otherDigits(number, id) {
  const hash = createHash('sha256').update(`${id} number ${number}`).digest();
  return number.replace(/\d/g, (digit, at) => {
    if (digit === '0') return '0';
    return String(1 + ((Number(digit) + (hash[at % 31] % 8)) % 9));
  });
}

function disguised(word, id) {
  const lower = word.toLowerCase();
  if (kept.has(lower)) return word;
  const ending = lower.length > 4 ? (/(ings?|ed|ly|es|s)$/.exec(lower)?.[0] ?? '') : '';
  const root = lower.slice(0, lower.length - ending.length);
  const hash = createHash('sha256').update(`${id} ${root}`).digest();
  const vowelsAt = vowels.includes(root[0]) ? 0 : 1;
  let invented = '';
  for (let i = 0; i < root.length; i++) {
    const letters = i % 2 === vowelsAt ? vowels : consonants;
    invented += letters[hash[i % 31] % letters.length];
  }
  invented += ending;
  if (word === word.toUpperCase()) return invented.toUpperCase();
  return word[0] === lower[0] ? invented : invented[0].toUpperCase() + invented.slice(1);
}
