import { randomUUID } from 'node:crypto';
import { SOUP } from '../test/deeds.ts';
import { signUp, untilTaken } from '../test/sessions.ts';

/** Where cooks live. */
export interface Town {
  origin: string;
  recipes: string[];
  /** How often each status was answered; with the path, if it was a refusal. */
  answers: Map<string, number>;
}

const WORDS = 'chicken soup pasta curry salad rice lemon tomato bread cake potatoes beans'.split(' ');
const MEALS = ['Breakfast', 'Lunch', 'Dinner'];
const YEAR = 2_026;
const SUNDAY = 7;

/** Somebody with an account and the habits of a cook. */
export class Cook {
  readonly #town: Town;
  readonly #cookie: string;
  /** How keen they are, 0 to 1. */
  readonly #keenness: number;
  readonly #restDay: number;

  private constructor(town: Town, cookie: string, number: number) {
    this.#town = town;
    this.#cookie = cookie;
    this.#keenness = (number % 10) / 10;
    this.#restDay = number % SUNDAY;
  }

  static async settle(
    town: Town,
    { number, email, password }: { number: number; email: string; password: string },
  ): Promise<Cook> {
    const cookie = await signUp(town.origin, { name: `Cook ${number}`, email, password });
    const username = `cook_${email.split('@')[0]?.replaceAll('-', '_').slice(-24)}`;
    const cook = new Cook(town, cookie, number);
    const answer = await untilTaken(() => cook.#call('POST', '/profile-setup', { username, bio: '' }));
    if (!answer.ok) throw new Error(`No profile can be made: ${await answer.text()}`);
    return cook;
  }

  /** What they do on a day. */
  async live(day: number): Promise<void> {
    if (this.#chance(0.6)) await this.#get('/personal?path=/meal-plan');
    if (this.#chance(0.3)) await this.#get('/');
    if (this.#chance(0.4)) await this.#get(`/api/search?q=${pick(WORDS)}%20${pick(WORDS)}`);
    const recipe = pick(this.#town.recipes);
    if (this.#chance(0.5)) await this.#get(`/recipe/${recipe}`);
    if (this.#chance(0.1)) await this.#send('PUT', `/recipes/${recipe}/like`, {});
    if (this.#chance(0.05)) await this.#send('PUT', `/recipes/${recipe}/rating`, { stars: 1 + (day % 5) });
    if (this.#chance(0.05))
      await this.#send('POST', `/threads/recipe/${recipe}/comments`, {
        commentId: randomUUID(),
        text: 'We loved it.',
      });
    if (this.#chance(0.02)) await this.#publish(day);
    if (this.#chance(0.3)) await this.#shop(day);
    if (day % SUNDAY === this.#restDay) await this.#planWeek(day);
  }

  async #planWeek(day: number): Promise<void> {
    await this.#get(`/api/meal-plan?from=${dateOf(day)}&to=${dateOf(day + 7)}`);
    for (let next = day; next < day + 3; next++)
      await this.#send('POST', '/meal-plan/meals', {
        recipeId: pick(this.#town.recipes),
        date: dateOf(next),
        mealType: pick(MEALS),
      });
  }

  async #shop(day: number): Promise<void> {
    await this.#get(`/api/grocery-list?start=${dateOf(day)}&end=${dateOf(day + 6)}`);
    if (this.#chance(0.3))
      await this.#send('PUT', `/grocery-list/items/${randomUUID()}`, { text: pick(WORDS) });
  }

  async #publish(day: number): Promise<void> {
    const id = randomUUID();
    const isDone = await this.#send('POST', '/recipes', {
      id,
      title: `${pick(WORDS)} with ${pick(WORDS)}, day ${day}`,
      ...SOUP,
      ingredients: [{ amount: '500 g', name: pick(WORDS) }],
    });
    if (isDone) this.#town.recipes.push(id);
  }

  #chance(share: number): boolean {
    return Math.random() < share * (0.5 + this.#keenness);
  }

  async #get(path: string): Promise<void> {
    const answer = await fetch(this.#town.origin + path, { headers: { cookie: this.#cookie } });
    await answer.arrayBuffer();
    this.#note(answer.status, path);
  }

  async #send(method: string, path: string, body: object): Promise<boolean> {
    const answer = await this.#call(method, path, body);
    await answer.arrayBuffer();
    this.#note(answer.status, `${method} ${path}`);
    return answer.ok;
  }

  #call(method: string, path: string, body: object): Promise<Response> {
    return fetch(`${this.#town.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
  }

  #note(status: number, path: string): void {
    const said =
      status < 400 ? String(status) : `${status} ${path.replace(/[0-9a-f-]{36}/, '…').replace(/\?.*/, '')}`;
    this.#town.answers.set(said, (this.#town.answers.get(said) ?? 0) + 1);
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const dateOf = (day: number) => new Date(Date.UTC(YEAR, 0, 1 + day)).toISOString().slice(0, 10);
