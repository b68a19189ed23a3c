/** Where the address of the server is kept on the device. */
export const KEPT = 'server';

/** Reachable only from the same network, where certificates are rare. */
const LOCAL =
  /^(?:localhost|[\w-]+|.+\.(?:local|lan|home|internal)|10(?:\.\d+){3}|127(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/i;

/**
 * The origin of a server as people type it: 'plateful.example.org', 'https://plateful.example.org/recipes', '192.168.1.5:3000'.
 * Throws an error for the cook if it is none. Without a scheme, servers at home are asked without TLS.
 */
export function serverAddress(typed) {
  const text = typed.trim();
  if (!text) throw new Error('Please enter the address of your Plateful.');
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  let url;
  try {
    url = new URL(hasScheme ? text : `https://${text}`);
  } catch {
    throw new Error('This is not an address. It looks like plateful.example.org');
  }
  const isLocal = LOCAL.test(url.hostname);
  if (!hasScheme && isLocal) url.protocol = 'http:';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new Error('For your safety, the address has to begin with https://');
  return url.origin;
}
