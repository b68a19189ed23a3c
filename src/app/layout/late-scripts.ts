const HELD_BACK = 'late-scripts';
const MODULE_SCRIPT = /<script[^>]* type="module" async="">.*?<\/script>/s;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
/** On a slow line, pictures may take longer than people want to wait before they press something. */
const LONGEST_WAIT_MS = 3_000;

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
 * Runs in <head>: starts the scripts that were held back, where they stood, a frame after the page has loaded and was painted
 * with the pictures in sight, or as soon as somebody presses something. A window that nobody sees paints nothing. What was pressed
 * before React answers is pressed again then: buttons, and links marked with `data-press`, which do more than lead away, and
 * which lead away in time if React never answers.
 */
export const lateScript = (): string =>
  `(()=>{const start=()=>{const t=document.getElementById('${HELD_BACK}');t?.replaceWith(t.content)};` +
  `const once=(O,how,then)=>{const o=new O(()=>{o.disconnect();then()});how(o)};` +
  `const framed=()=>once(IntersectionObserver,o=>o.observe(document.documentElement),start);` +
  `const painted=()=>once(PerformanceObserver,o=>o.observe({type:'paint',buffered:true}),framed);` +
  `addEventListener('load',()=>document.hidden?start():painted());` +
  `let pressed;const early=e=>{const b=e.target.closest?.('button[type=button],[data-press]');if(!b)return;` +
  `pressed=b;e.preventDefault();if(b.href)setTimeout(()=>{if(pressed===b)location=b.href},${LONGEST_WAIT_MS})};` +
  `addEventListener('click',early,true);` +
  `new MutationObserver((_,o)=>{o.disconnect();removeEventListener('click',early,true);const b=pressed;pressed=null;` +
  `(!b||b.isConnected?b:[...document.querySelectorAll(b.localName)].find(o=>o.textContent===b.textContent&&o.ariaLabel===b.ariaLabel))?.click()})` +
  `.observe(document.documentElement,{attributeFilter:['data-hydrated']});` +
  `for(const e of ['pointerdown','keydown'])addEventListener(e,start,{once:true,capture:true});` +
  `addEventListener('DOMContentLoaded',()=>setTimeout(start,${LONGEST_WAIT_MS}))})()`;
