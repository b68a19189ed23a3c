const HELD_BACK = 'late-scripts';
const MODULE_SCRIPT = /<script[^>]* type="module" async="">.*?<\/script>/s;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Puts what starts React into a template, where a browser neither loads nor runs it: a page is read before it is pressed, so
 * styles, fonts and pictures have the line to themselves. `lateScript` takes it out.
 */
export function holdBackScripts(html: string): string {
  const preloads = html.match(MODULE_PRELOADS)?.join('') ?? '';
  return html
    .replace(MODULE_PRELOADS, '')
    .replace(MODULE_SCRIPT, (script) => `<template id="${HELD_BACK}">${preloads}${script}</template>`);
}

/** A window that is not seen paints nothing; its scripts start after this time. */
const UNPAINTED_MS = 500;

/** Runs in <head>: starts the scripts that were held back once the page was painted, where they stood. */
export const lateScript = (): string =>
  `(()=>{const start=()=>{const t=document.getElementById('${HELD_BACK}');t?.replaceWith(t.content)};` +
  `const painted=()=>{requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${UNPAINTED_MS})};` +
  `document.readyState==='loading'?addEventListener('DOMContentLoaded',painted):painted()})()`;
