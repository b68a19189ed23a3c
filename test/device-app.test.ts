import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../capacitor.config.ts';
import { serverAddress } from '../device-app/www/address.js';

const ROOT = resolve(import.meta.dirname, '..');

describe('a server address, as people type it', () => {
  it.each([
    ['plateful.example.org', 'https://plateful.example.org'],
    ['  Plateful.Example.org/recipes?q=soup ', 'https://plateful.example.org'],
    ['https://food.example.org:8443/', 'https://food.example.org:8443'],
    ['192.168.1.5:3000', 'http://192.168.1.5:3000'],
    ['http://10.0.0.7:3000', 'http://10.0.0.7:3000'],
    ['172.20.0.3', 'http://172.20.0.3'],
    ['kitchen.local:3000', 'http://kitchen.local:3000'],
    ['https://kitchen.local', 'https://kitchen.local'],
    ['localhost:3000', 'http://localhost:3000'],
  ])('%j is %s', (typed, address) => {
    expect(serverAddress(typed)).toBe(address);
  });

  it.each([
    ['', 'Please enter the address of your Plateful.'],
    ['not an address', 'This is not an address. It looks like plateful.example.org'],
    ['http://plateful.example.org', 'For your safety, the address has to begin with https://'],
    ['http://172.32.0.1', 'For your safety, the address has to begin with https://'],
    ['file:///etc/passwd', 'For your safety, the address has to begin with https://'],
    ['javascript://alert(1)', 'For your safety, the address has to begin with https://'],
  ])('%j is refused', (typed, message) => {
    expect(() => serverAddress(typed)).toThrow(message);
  });
});

it('the app contains the pages and files that its configuration and its pages reference', () => {
  const folder = join(ROOT, config.webDir);
  expect(existsSync(join(folder, config.server.errorPath))).toBe(true);
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.html')))
    for (const [, file = ''] of readFileSync(join(folder, page), 'utf8').matchAll(/(?:src|href)="([^"?]+)/g))
      expect(existsSync(join(folder, file)), `${page}: ${file}`).toBe(true);
});
