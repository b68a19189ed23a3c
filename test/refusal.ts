/** How a call was refused, as 'code: message'; 'done' if it was not. */
export function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );
}
