/** CPU milliseconds that something takes, however busy the machine is. */
export function processorTime(act: () => unknown): number {
  const begun = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
