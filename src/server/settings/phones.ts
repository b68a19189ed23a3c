import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { baseAddress, webAddress } from './schemas.ts';

/** A service account that may send through a Firebase project: the contents of a file that Firebase generates. */
export interface ServiceAccount {
  projectId: string;
  email: string;
  key: KeyObject;
  /** Where access tokens are requested. */
  tokenUrl: string;
}

const LONGEST_PATH = 1000;

const accountFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[\w.:-]{1,100}$/),
  client_email: z.string().min(3).max(320),
  private_key: z.string().min(1),
  token_uri: webAddress.default('https://oauth2.googleapis.com/token'),
});

/**
 * The file that a setting names; `null` if it names none, or if it is unusable, which is reported. Messages show neither
 * path nor content.
 */
function fileOf(path: string, context: z.RefinementCtx): string | null {
  try {
    return path === '' ? null : readFileSync(path, 'utf8');
  } catch (error) {
    context.addIssue(`must be the path of a file that can be read (${(error as { code?: string }).code})`);
    return null;
  }
}

function keyOf(pem: string, type: 'rsa' | 'ec'): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === type ? key : null;
  } catch {
    return null;
  }
}

function toAccount(path: string, context: z.RefinementCtx): ServiceAccount | null {
  const text = fileOf(path, context);
  if (text === null) return null;
  const refuse = (problem: string) => {
    context.addIssue(problem);
    return null;
  };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return refuse('names a file that is not JSON');
  }
  const { success, data } = accountFile.safeParse(content);
  if (!success) return refuse('names a file that is not the key of a service account');
  const key = keyOf(data.private_key, 'rsa');
  if (!key) return refuse('names a file whose private_key is no RSA key');
  return { projectId: data.project_id, email: data.client_email, key, tokenUrl: data.token_uri };
}

function toAppleKey(path: string, context: z.RefinementCtx): KeyObject | null {
  const text = fileOf(path, context);
  if (text === null) return null;
  const key = keyOf(text, 'ec');
  if (!key) context.addIssue('names a file that is not a key of Apple’s (.p8)');
  return key;
}

const tenCharacters = z
  .string()
  .regex(/^([A-Z0-9]{10})?$/, 'must be the 10 letters and digits that Apple shows');

/** Push notifications for the device app, through the services of Google and Apple. */
export const PHONES_SETTINGS = {
  FCM_SERVICE_ACCOUNT: {
    meaning:
      'Path of the JSON file with the key of a Firebase service account, for push notifications in the Android app ([how](device-app.md#push-notifications)).',
    fallback: '',
    schema: z.string().max(LONGEST_PATH).transform(toAccount),
  },
  FCM_URL: {
    meaning: 'Address of Firebase Cloud Messaging.',
    fallback: 'https://fcm.googleapis.com',
    schema: baseAddress,
  },
  APNS_KEY: {
    meaning:
      'Path of the .p8 file with a key for Apple’s push service, for push notifications in the iOS app ([how](device-app.md#push-notifications)).',
    fallback: '',
    schema: z.string().max(LONGEST_PATH).transform(toAppleKey),
  },
  APNS_KEY_ID: {
    meaning: 'Id of that key.',
    fallback: '',
    schema: tenCharacters,
  },
  APNS_TEAM_ID: {
    meaning: 'Id of the Apple developer team it belongs to.',
    fallback: '',
    schema: tenCharacters,
  },
  APNS_TOPIC: {
    meaning: 'Bundle id of the app, as in Xcode.',
    fallback: '',
    schema: z.string().regex(/^[\w.-]{0,200}$/, 'must be a bundle id, such as org.example.plateful'),
  },
  APNS_URL: {
    meaning:
      "Address of Apple's push service. Apps that Xcode installs on a phone for testing use `https://api.sandbox.push.apple.com`.",
    fallback: 'https://api.push.apple.com',
    schema: baseAddress,
  },
} as const;
