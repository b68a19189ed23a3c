import { partsOfObject } from './ingredients.ts';
import { isObject, type Json } from './values.ts';

const COMMENT = /\{#[^{}]{0,500}#\}/g;
const TEMPLATE =
  /\{\{\s*(?:ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))?|scale\(([^(){}]{1,20})\))\s*\}\}/g;
const BOLD = /(\*\*|__)(?=\S)([^*_\n]{1,500}?)(?<=\S)\1/g;
const LINK = /!?\[([^[\]\n]{0,300})\]\((?:https?:|\/)[^\s()]{0,2000}\)/g;

/**
 * A step from an app, in plain words: without Markdown's bold and links, and without the templates by which Tandoor inserts
 * a step's ingredients into its text (`{{ ingredients[0] }}`, `{{ ingredients[0].food }}`, `{{ scale(2) }}`, `{# a comment
 * #}`).
 */
export function plainWords(text: string, ingredients: readonly Json[]): string {
  return text
    .replace(COMMENT, '')
    .replace(
      TEMPLATE,
      (_written, at?: string, part?: 'amount' | 'unit' | 'food' | 'note', scaled?: string) => {
        if (at === undefined) return scaled ?? '';
        const entry = ingredients[Number(at)];
        if (!isObject(entry)) return '';
        const parts = partsOfObject(entry);
        return part ? parts[part] : [parts.amount, parts.unit, parts.food].filter(Boolean).join(' ');
      },
    )
    .replace(LINK, '$1')
    .replace(BOLD, '$2');
}
