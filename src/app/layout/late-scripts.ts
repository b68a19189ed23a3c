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

/**
 * Runs in <head>: starts the scripts that were held back once the page was painted, where they stood. A window that nobody sees
 * paints nothing; there they start when it has loaded.
 */
export const lateScript = (): string =>
  `(()=>{let isPainted=false;const start=()=>{const t=document.getElementById('${HELD_BACK}');t?.replaceWith(t.content)};` +
  `new PerformanceObserver(()=>{isPainted=true;if(document.readyState!=='loading')start()})` +
  `.observe({type:'paint',buffered:true});` +
  `addEventListener('DOMContentLoaded',()=>{if(isPainted)start()});addEventListener('load',start)})()`;
