import { HELD_BACK } from '#web/head/names.ts';

const MODULE_SCRIPT = /<script[^>]* type="module" async="">.*?<\/script>/s;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Puts the tags that start React into a template, where a browser neither loads nor runs them: people read a page before
 * they press anything, so styles, fonts and pictures load first. `startLate` takes them out.
 */
export function holdBackScripts(html: string): string {
  const preloads = html.match(MODULE_PRELOADS)?.join('') ?? '';
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(MODULE_SCRIPT, (script) => `<template id="${HELD_BACK}">${preloads}${script}</template>`);
}
