import { setTimeout as wait } from 'node:timers/promises';

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** The cookies that a response sets, in the form a browser sends back. */
export function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Signs in to a running Plateful; returns the cookies. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await post(`${origin}/api/auth/sign-in`, { email, password });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return cookiesOf(answer);
}

/** Signs up and in to a running Plateful; returns the cookies. */
export async function signUp(origin: string, account: Account): Promise<string> {
  const answer = await post(`${origin}/api/auth/sign-up`, account);
  if (!answer.ok) throw new Error(`${account.email} cannot sign up: ${await answer.text()}`);
  return signIn(origin, account.email, account.password);
}

function post(address: string, body: object): Promise<Response> {
  return untilTaken(() =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

/** Retries as often as the server asks: it slows down many people at once, and many from one address. */
export async function untilTaken(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.ok || seconds === 0) return answer;
    await wait(seconds * 1_000);
  }
}
