import { Parser } from 'htmlparser2';

/** What a browser would make of texts that contain markup, links or code: see `samples/stored-scripts.ts`. */
export function madeIn(html: string): string[] {
  const made: string[] = [];
  let isInScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInScript = name === 'script';
      if (Object.entries(attributes).some(isHostile)) made.push(`<${name} ${JSON.stringify(attributes)}>`);
    },
    onclosetag() {
      isInScript = false;
    },
    // Browsers disagree about markup inside scripts, so no element may start there either.
    ontext(text) {
      if (isInScript && /<[^<>]*data-ran/.test(text)) made.push(text.slice(0, 200));
    },
  });
  parser.end(html);
  return made;
}

const isHostile = ([attribute, value]: [string, string]) =>
  attribute === 'data-ran' ||
  /^(?:https?:)?\/\/ran\.invalid/.test(value) ||
  (attribute.startsWith('on') && value.includes('__ran')) ||
  (/^(?:href|action|formaction|src|data)$/.test(attribute) && /^\s*(?:javascript|data):/i.test(value));

/** The text of a page, and the values of its fields. */
export function textIn(html: string): string {
  const texts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { value, placeholder }) {
      if (name === 'script' || name === 'style') hidden++;
      texts.push(value ?? '', placeholder ?? '');
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') hidden--;
    },
    ontext(text) {
      if (hidden === 0) texts.push(text);
    },
  });
  parser.end(html);
  return texts.join('');
}
