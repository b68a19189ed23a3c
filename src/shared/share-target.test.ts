import { describe, expect, it } from 'vitest';
import { LONGEST_SHARED_TEXT, partsOf, sharedContent } from './share-target.ts';

const LINK = 'https://example.org/soup?x=1#top';
const RECIPE = `Lentil soup\n\n200 g red lentils\n1 onion\n\n${'Simmer for 20 minutes. '.repeat(20)}`;
const parts = (given: Partial<Parameters<typeof sharedContent>[0]>) => ({
  title: '',
  text: '',
  url: '',
  ...given,
});

describe('shared content', () => {
  it.each([
    ['a link as such', { url: LINK, title: 'Soup' }],
    ['a link as text, as Android shares it', { text: LINK, title: 'Soup' }],
    ['a link after a remark', { text: `You must try this soup!\n${LINK}` }],
    ['the same link twice', { url: LINK, text: `Soup ${LINK}` }],
  ])('is a link: %s', (_, given) => {
    expect(sharedContent(parts(given))).toEqual({ kind: 'link', url: LINK });
  });

  it.each([
    ['a recipe', { text: RECIPE }, RECIPE.trim()],
    ['a recipe that names its source', { text: `${RECIPE}${LINK}` }, `${RECIPE}${LINK}`],
    ['a note under its title', { title: 'Soup', text: '1 onion' }, 'Soup\n\n1 onion'],
    ['a recipe whose title is repeated', { title: 'Lentil soup', text: RECIPE }, RECIPE.trim()],
    ['two links', { text: `${LINK} https://example.org/bread` }, `${LINK} https://example.org/bread`],
    ['another kind of address', { url: 'ftp://example.org/soup' }, 'ftp://example.org/soup'],
  ])('is a text: %s', (_, given, text) => {
    expect(sharedContent(parts(given))).toEqual({ kind: 'text', text });
  });

  it('is empty if there are only spaces', () => {
    expect(sharedContent(parts({ title: ' ', text: '\n' }))).toBeNull();
  });

  it('is cut at a million characters', () => {
    const shared = sharedContent(parts({ text: 'onion '.repeat(200_000) }));
    expect(shared).toMatchObject({ kind: 'text' });
    expect(shared?.kind === 'text' && shared.text).toHaveLength(LONGEST_SHARED_TEXT);
  });

  it('is read from the form, where fields may be missing or files', () => {
    const form = new FormData();
    form.set('text', 'onion');
    form.set('url', new Blob(['x']), 'x.txt');
    expect(partsOf(form)).toEqual({ title: '', text: 'onion', url: '' });
  });
});
