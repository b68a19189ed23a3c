import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The subjects of WordNet's lexicographer files, by number (lexnames(5WN)). */
const SUBJECTS =
  `adj.all adj.pert adv.all noun.tops noun.act noun.animal noun.artifact noun.attribute noun.body
  noun.cognition noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object
  noun.person noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state
  noun.substance noun.time verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption
  verb.contact verb.creation verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative
  verb.weather adj.ppl`.split(/\s+/);
const PARTS = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
] as const;
const LINE = /^(\d{8}) (\d\d) ([nvasr]) ([0-9a-f]{2}) (.*?) \| (.*)$/;

/** One meaning: its words, its subject, and the ids of related meanings by WordNet's pointer symbols. */
export interface Meaning {
  id: string;
  subject: string;
  words: string[];
  pointers: { symbol: string; to: string }[];
  gloss: string;
}

export interface WordNet {
  meanings: ReadonlyMap<string, Meaning>;
  /** A word's meanings, most common first, each with how often WordNet's authors found it in texts. */
  byWord: ReadonlyMap<string, { meaning: Meaning; count: number }[]>;
}

/** Reads the `dict` folder of WordNet 3 (https://wordnet.princeton.edu). */
export function readWordNet(folder: string): WordNet {
  const meanings = new Map<string, Meaning>();
  for (const [part, letter] of PARTS)
    for (const line of linesOf(folder, `data.${part}`)) {
      const meaning = readMeaning(line, letter);
      if (meaning) meanings.set(meaning.id, meaning);
    }
  const byWord = new Map<string, { meaning: Meaning; count: number }[]>();
  for (const line of linesOf(folder, 'index.sense')) {
    const [key = '', offset = '', , count = '0'] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    const letter = ['', 'n', 'v', 'a', 'r', 'a'][Number(sense[0])] ?? '';
    const meaning = meanings.get(letter + offset);
    if (meaning) byWord.set(word, [...(byWord.get(word) ?? []), { meaning, count: Number(count) }]);
  }
  for (const senses of byWord.values()) senses.sort((one, other) => other.count - one.count);
  return { meanings, byWord };
}

function readMeaning(line: string, letter: string): Meaning | null {
  const [, offset, subject, , count = '', fields = '', gloss = ''] = LINE.exec(line) ?? [];
  if (!offset) return null;
  const parts = fields.split(' ');
  const words = Number.parseInt(count, 16);
  const firstPointer = 2 * words + 1;
  const pointers = Array.from({ length: Number(parts[2 * words]) }, (_, n) => {
    const [symbol = '', to = '', part = ''] = parts.slice(firstPointer + 4 * n);
    return { symbol, to: (part === 's' ? 'a' : part) + to };
  });
  return {
    id: letter + offset,
    subject: SUBJECTS[Number(subject)] ?? '',
    words: parts.slice(0, 2 * words).filter((_, n) => n % 2 === 0),
    pointers,
    gloss: gloss.replace(/"[^"]*"/g, ''),
  };
}

function* linesOf(folder: string, file: string): Generator<string> {
  for (const line of readFileSync(join(folder, file), 'latin1').split('\n'))
    if (line !== '' && !line.startsWith('  ')) yield line;
}
