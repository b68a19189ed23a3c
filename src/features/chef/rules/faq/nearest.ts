import type { Message } from '#shared/t.ts';
import { wordsApart } from '../request/request-words.ts';
import { type Faq, groupPattern, type OnScreen } from './faq.ts';

/** Words that every question has, in the languages that are read. */
const COMMON = new Set(
  `the and for with from that this these those there their they them its not but can could should would will may might must
  shall what which how why when where who whose are was were been being have has had does did doing done you your our his her
  she him just only also too very much many more most some any all one two three four five six ten out off into onto over under
  about after before again then than instead use using used make makes made making get gets got go goes going want need needs
  take takes put puts keep keeps let like look looks good better best well right really still always never ever way thing things
  something anything everything first last next time times long little bit lot ok okay please thanks mine use day days hour hours
  minute minutes tsp tbsp cup cups gram grams water cook cooked cooking recipe dish food eat eating it is in on at to of do a an or
  if so as be by my me we us i no yes per each half same new old other without because until while through
  wie was warum wann wo welche welcher welches kann darf soll muss ist sind das der die den dem ein eine einen mein meine ich wir
  man noch auch nicht mit ohne fur von auf bei zum zur und oder aber wenn dass geht
  comment pourquoi quand quel quelle est-ce que est sont les des une mon ma mes pour avec sans dans sur pas peut faut je on il elle
  como por que cuando cual puedo es son los las una un mi con sin para del se si no lo la el y o
  come perche quando quale posso sono gli una il lo la le mio mia per con senza del della che e si`.split(
    /\s+/,
  ),
);
const STEM = 5;
const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map((word) => word.slice(0, STEM));

interface Entry {
  answer: Message;
  /** What it is about: the first group of its words. */
  topic: string;
  /** Stems by which it is asked besides, and which the answer has. */
  asked: Set<string>;
  told: Set<string>;
}

/** Of how much a stem in the answer counts beside one in the question it was written for. */
const TOLD = 0.5;
const LEAST = 7;
const LEAST_ASKED = 2.5;

/**
 * Finds the entry that a question in other words is nearest to. What the entry is about has to be named by the question or the dish;
 * among those, it is the one with whose question and answer it shares the words that few others have.
 */
export function nearestIn(entries: readonly Faq[]): (said: string, onScreen: OnScreen) => Message | null {
  const known = entries.map(([[topic = '', ...groups], answer]): Entry => {
    const asked = new Set(groups.filter((group) => !group.startsWith('!')).flatMap(stemsOf));
    const told = new Set(stemsOf(answer).filter((stem) => !asked.has(stem)));
    return { answer, topic: topic.replace(/^@/, ''), asked, told };
  });
  const counts = new Map<string, number>();
  for (const { asked, told } of known)
    for (const stem of [...asked, ...told]) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(known.length / (counts.get(stem) ?? known.length));
  return (said, { title }) => {
    const words = [...new Set(stemsOf(said))];
    const seen = `${said} , ${wordsApart(title)}`;
    const best = known
      .filter(({ topic }) => groupPattern(topic).test(seen))
      .map(({ answer, topic, asked, told }) => {
        const own = words.filter((stem) => asked.has(stem)).map(weightOf);
        const beside = words.filter((stem) => told.has(stem)).map((stem) => TOLD * weightOf(stem));
        const named = groupPattern(topic).test(said) ? LEAST_ASKED : 0;
        const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
        return { answer, asked: sum(own), points: sum(own) + sum(beside) + named };
      })
      .filter(({ asked, points }) => asked >= LEAST_ASKED && points >= LEAST)
      .toSorted((one, other) => other.points - one.points)[0];
    return best?.answer ?? null;
  };
}
