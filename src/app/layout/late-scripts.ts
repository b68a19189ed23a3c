import { HELD_BACK } from '#web/head/names.ts';

const MODULE_SCRIPT = /<script[^>]* type="module" async="">.*?<\/script>/s;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Puts what starts React into a template, where a browser neither loads nor runs it: a page is read before it is pressed, so
 * styles, fonts and pictures have the line to themselves. `startLate` takes it out.
 */
export function holdBackScripts(html: string): string {
  const preloads = html.match(MODULE_PRELOADS)?.join('') ?? '';
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(MODULE_SCRIPT, (script) => `<template id="${HELD_BACK}">${preloads}${script}</template>`);
}
