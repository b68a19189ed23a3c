import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureAsText } from '../test/endpoints/belongings.ts';
import { SOUP } from '../test/failures/writes.ts';
import { signUp, untilTaken } from '../test/sessions.ts';

/** The world the cooks live in. */
export interface Town {
  origin: string;
  recipes: string[];
  /** Recipes that their author deleted; others may still have them on screen. */
  deleted: Set<string>;
  people: string[];
  /** How often the server was too busy and the request was retried. */
  askedAgain: number;
  /** How often each status was received; with the path, if it was a refusal. */
  answers: Map<string, number>;
}

const WORDS = 'chicken soup pasta curry salad rice lemon tomato bread cake potatoes beans'.split(' ');
const MEALS = ['Breakfast', 'Lunch', 'Dinner'];
const WISHES = ['vegan curry', 'something quick with chicken', 'pancakes for 6', 'soup without cream'];
const YEAR = 2_026;
const SUNDAY = 7;

interface Own {
  id: string;
  version: number;
}

/** Somebody with an account and a cook's habits. */
export class Cook {
  readonly #town: Town;
  readonly #cookie: string;
  /** How keen they are, 0 to 1. */
  readonly #keenness: number;
  readonly #restDay: number;
  #id = '';
  readonly #recipes: Own[] = [];
  readonly #comments: { id: string; recipe: string }[] = [];
  readonly #followed = new Set<string>();
  #meals: string[] = [];
  #items: string[] = [];

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
    const profile = (await (await untilTaken(() => cook.#call('GET', '/profile'))).json()) as { id: string };
    cook.#id = profile.id;
    town.people.push(profile.id);
    return cook;
  }

  /** Adds somebody to their household. */
  async takeIn(other: Cook): Promise<void> {
    const invitation = await this.#call('POST', '/household/invitation', {});
    const { link } = (await invitation.json()) as { link: string };
    const token = link.split('/').at(-1);
    await other.#send('POST', `/household/join/${token}`, { bring: true, today: dateOf(0) });
  }

  /** Keeps a page open that receives what others in the household do, until `signal` ends it. */
  async listen(signal: AbortSignal): Promise<void> {
    const answer = await fetch(`${this.#town.origin}/api/events`, {
      headers: { cookie: this.#cookie },
      signal,
    });
    this.#note(answer.status, '/api/events');
    await answer.body?.pipeTo(new WritableStream(), { signal }).catch(() => {});
  }

  /** What they do on one day. */
  async live(day: number): Promise<void> {
    if (this.#chance(0.6)) await this.#get('/personal?path=/meal-plan');
    if (this.#chance(0.3)) await this.#get('/');
    if (this.#chance(0.4)) await this.#get(`/api/search?q=${pick(WORDS)}%20${pick(WORDS)}`);
    await this.#read(day);
    if (this.#chance(0.02)) await this.#publish(day);
    if (this.#chance(0.02)) await this.#mend(day);
    if (this.#chance(0.03)) await this.#createOtherwise(day);
    if (this.#chance(0.05)) await this.#meet();
    if (this.#chance(0.3)) await this.#shop(day);
    if (day % SUNDAY === this.#restDay) await this.#planWeek(day);
    else if (this.#chance(0.2)) await this.#replan(day);
  }

  async #read(day: number): Promise<void> {
    const recipe = pick(this.#town.recipes);
    const at = `/recipes/${recipe}`;
    if (this.#chance(0.5)) await this.#get(`/recipe/${recipe}`, recipe);
    if (this.#chance(0.1)) await this.#send('PUT', `${at}/like`, {}, recipe);
    if (this.#chance(0.03)) await this.#send('DELETE', `${at}/like`, {}, recipe);
    if (this.#chance(0.05)) await this.#send('PUT', `${at}/save`, {}, recipe);
    const isOwn = this.#recipes.some(({ id }) => id === recipe);
    if (!isOwn && this.#chance(0.05))
      await this.#send('PUT', `${at}/rating`, { stars: 1 + (day % 5) }, recipe);
    if (this.#chance(0.05)) await this.#talk(recipe);
  }

  async #talk(recipe: string): Promise<void> {
    const id = randomUUID();
    const body = { commentId: id, text: 'We loved it.' };
    if (await this.#send('POST', `/threads/recipe/${recipe}/comments`, body, recipe))
      this.#comments.push({ id, recipe });
    const old = this.#comments.length > 2 ? this.#comments.shift() : undefined;
    if (old) await this.#send('DELETE', `/comments/${old.id}`, undefined, old.recipe);
  }

  async #meet(): Promise<void> {
    const person = pick(this.#town.people.filter((id) => id !== this.#id));
    await this.#get(`/profile/${person}`);
    await this.#get('/api/feed');
    await this.#get('/api/notifications');
    // A page offers to follow only those who are not followed yet.
    const isFollowed = this.#followed.has(person);
    if (!isFollowed && (await this.#send('PUT', `/profiles/${person}/follow`, {}, person)))
      this.#followed.add(person);
    if (
      isFollowed &&
      this.#chance(0.5) &&
      (await this.#send('DELETE', `/profiles/${person}/follow`, {}, person))
    )
      this.#followed.delete(person);
  }

  async #planWeek(day: number): Promise<void> {
    await this.#get(`/api/meal-plan?from=${dateOf(day)}&to=${dateOf(day + 7)}`);
    this.#meals = [];
    for (let next = day; next < day + 3; next++) {
      const [id, recipeId] = [randomUUID(), pick(this.#town.recipes)];
      const body = { id, recipeId, date: dateOf(next), mealType: pick(MEALS) };
      if (await this.#send('POST', '/meal-plan/meals', body, recipeId)) this.#meals.push(id);
    }
  }

  /** Something comes up: one meal moves, another is not cooked. */
  async #replan(day: number): Promise<void> {
    const [moved, dropped] = [this.#meals.shift(), this.#meals.shift()];
    if (moved) await this.#send('PATCH', `/meal-plan/meals/${moved}`, { date: dateOf(day + 1) });
    if (dropped) await this.#send('DELETE', `/meal-plan/meals/${dropped}`);
  }

  async #shop(day: number): Promise<void> {
    await this.#get(`/api/grocery-list?start=${dateOf(day)}&end=${dateOf(day + 6)}`);
    if (this.#chance(0.3)) {
      const id = randomUUID();
      if (await this.#send('PUT', `/grocery-list/items/${id}`, { text: pick(WORDS) })) this.#items.push(id);
    }
    if (this.#chance(0.3))
      await this.#send('PUT', '/grocery-list/ticks', { keys: [pick(WORDS)], ticked: this.#chance(0.8) });
    const bought = this.#items.length > 3 ? this.#items.shift() : undefined;
    if (bought) await this.#send('DELETE', `/grocery-list/items/${bought}`);
  }

  async #publish(day: number): Promise<void> {
    const id = randomUUID();
    if (!(await this.#send('POST', '/recipes', { id, ...soup(day) }))) return;
    this.#town.recipes.push(id);
    this.#recipes.push({ id, version: 1 });
  }

  /** Changes the latest of their recipes, or deletes the oldest. */
  async #mend(day: number): Promise<void> {
    const own = this.#recipes.at(-1);
    if (!own) return;
    if (await this.#send('PUT', `/recipes/${own.id}`, { ...soup(day), version: own.version })) own.version++;
    const old = this.#recipes.length > 2 ? this.#recipes.shift() : undefined;
    if (!old) return;
    this.#town.recipes.splice(this.#town.recipes.indexOf(old.id), 1);
    this.#town.deleted.add(old.id);
    await this.#send('DELETE', `/recipes/${old.id}`);
  }

  /** Asks the chef, reads a text, or stores a picture. */
  async #createOtherwise(day: number): Promise<void> {
    const way = Math.random();
    if (way < 0.6) await this.#send('POST', '/chef/recipes', { prompt: pick(WISHES), attempt: day });
    else if (way < 0.9) await this.#send('POST', '/imports/text', { text: WRITTEN });
    else {
      const color = `#${Math.floor(Math.random() * 0xff_ff_ff)
        .toString(16)
        .padStart(6, '0')}`;
      await this.#send('POST', '/media/pictures/from-address', { imageUrl: await pictureAsText(color) });
    }
  }

  #chance(share: number): boolean {
    return Math.random() < share * (0.5 + this.#keenness);
  }

  async #get(path: string, about?: string): Promise<void> {
    const ask = () => fetch(this.#town.origin + path, { headers: { cookie: this.#cookie } });
    const answer = await this.#patiently(ask);
    await answer.arrayBuffer();
    this.#note(answer.status, path, about);
  }

  /** Like a page in a browser: retries when a busy server says so. */
  async #patiently(ask: () => Promise<Response>): Promise<Response> {
    const answer = await ask();
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || seconds === 0) return answer;
    await answer.arrayBuffer();
    this.#town.askedAgain++;
    await wait(seconds * 1_000);
    return this.#patiently(ask);
  }

  async #send(method: string, path: string, body?: object, about?: string): Promise<boolean> {
    const answer = await this.#patiently(() => this.#call(method, path, body));
    await answer.arrayBuffer();
    this.#note(answer.status, `${method} ${path}`, about);
    return answer.ok;
  }

  #call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.#town.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** `about` is the recipe that was read or changed: a 404 is right if its author has deleted it. */
  #note(status: number, path: string, about = ''): void {
    const isDeleted = status === 404 && this.#town.deleted.has(about);
    const refused = `${status} ${path.replace(/[0-9a-f-]{36}/, '…').replace(/\?.*/, '')}`;
    const said = isDeleted ? DELETED : status < 400 ? String(status) : refused;
    this.#town.answers.set(said, (this.#town.answers.get(said) ?? 0) + 1);
  }
}

/** How a correct 404 for a deleted recipe is counted. */
export const DELETED = '404, deleted by its author';

const WRITTEN = `Tomato Soup
Serves 4
Ingredients
500 g tomatoes
1 onion
Method
1. Chop the onion and the tomatoes.
2. Simmer everything for 20 minutes.`;

const soup = (day: number) => ({
  title: `${pick(WORDS)} with ${pick(WORDS)}, day ${day}`,
  ...SOUP,
  ingredients: [{ amount: '500 g', name: pick(WORDS) }],
});

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const dateOf = (day: number) => new Date(Date.UTC(YEAR, 0, 1 + day)).toISOString().slice(0, 10);
