import { expect, it } from 'vitest';
import { htmlLines, htmlText, webAddress } from './text.ts';

it.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['1&frac12; cups, 180&deg;C, cr&egrave;me &#8211; &#x27;it&#39;s', "1½ cups, 180°C, crème – 'it's"],
  ['&unknown; &#0; &#x110000; AT&T', '&unknown; &#0; &#x110000; AT&T'],
  ['<b>Bold</b> and <a href="x">linked</a><img src=x>', 'Bold and linked'],
  ['One<br>two<p class="x">three</p>', 'One two three'],
  ['&lt;p&gt;Twice&lt;/p&gt;', 'Twice'],
  ['heat < 100 °C and > 80, <3 minutes', 'heat < 100 °C and > 80, <3 minutes'],
  ['a <script>alert("<p>")</script>b<style>p{}</style><!-- no -->c', 'a bc'],
  ['cut <script off', 'cut'],
  ['<strange>kept</strange>', '<strange>kept</strange>'],
])('the text of %j is %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

it('splits HTML into lines at its blocks', () => {
  expect(htmlLines('<ul><li>One</li><li>two <i>and</i> a half</li></ul>\n\nthree')).toEqual([
    'One',
    'two and a half',
    'three',
  ]);
});

it.each([
  ['https://a.example/x', 'https://a.example/x'],
  [' HTTP://A.example ', 'http://a.example/'],
  ['ftp://a.example', null],
  [`https://a.example/${'x'.repeat(2000)}`, null],
])('the web address %j is %j', (written, address) => {
  expect(webAddress(written)).toBe(address);
});
