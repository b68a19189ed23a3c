import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../test/processor-time.ts';
import { splitFrontMatter } from './front-matter.ts';

const valuesOf = (yaml: string) => Object.fromEntries(splitFrontMatter(`---\n${yaml}\n---\nBody`).values);

describe('front matter', () => {
  it('is read as YAML: quotes, comments, lists and texts of several lines', () => {
    expect(
      valuesOf(
        [
          'Title: "Pie: \\"the\\" best" # really',
          'cook_time: 20 min',
          "tags: [sweet, 'd''or', \"a, b\"]",
          'authors:',
          '  - Ada',
          '  - "Bo"',
          'description: >',
          '  A pie',
          '  for all.',
          'notes: |',
          '  One.',
          '  Two.',
          'source: https://a.example/pie#top',
          'empty:',
        ].join('\n'),
      ),
    ).toEqual({
      title: ['Pie: "the" best'],
      cooktime: ['20 min'],
      tags: ['sweet', "d'or", 'a, b'],
      authors: ['Ada', 'Bo'],
      description: ['A pie for all.'],
      notes: ['One.\nTwo.'],
      source: ['https://a.example/pie#top'],
      empty: [],
    });
  });

  it.each(['Pie: the best', '"Pie" and more', '@home', '*Pie*', '!Pie', '[Pie', '{a: b}', '- [x]'])(
    'that is not quite YAML is kept as written: %s',
    (written) => {
      expect(valuesOf(`title: ${written}\ndate: 2021-03-10`)).toEqual({
        title: [written],
        date: ['2021-03-10'],
      });
    },
  );

  it('expands no aliases, so that a few lines cannot become millions', () => {
    const bomb = `a: &a [x, x]\nb: [&b [*a, *a], *b, *b]`;
    expect(valuesOf(bomb)).toEqual({ a: ['x', 'x'], b: ['[&b [*a, *a], *b, *b]'] });
  });

  it.each(['[', '{', '- ', '? ', '&a ', '"', 'a: ', '[a, '])(
    'of any length is parsed fast, made of %j',
    (piece) => {
      for (const length of [19_000, 900_000]) {
        const text = `title: ${piece.repeat(length / piece.length)}x`;
        expect(processorTime(() => expect(valuesOf(text).title).toHaveLength(1))).toBeLessThan(4000);
      }
    },
  );
});
