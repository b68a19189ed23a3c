import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { processesOf } from './processes.ts';

/** Resident memory of a process in megabytes (Linux). */
export function residentMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The part of it that is files shared with other processes, such as Node's own program. */
export function sharedMb(child: ChildProcess): number {
  const rollup = readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8');
  return Number(/Shared_Clean:\s+(\d+)/.exec(rollup)?.[1] ?? 0) / 1024;
}

/** The memory of its database, with shared pages counted once. */
export function databaseMb(child: ChildProcess): number {
  return processesOf(child.pid ?? 0)
    .filter(({ isPostgres }) => isPostgres)
    .map(({ pid }) => Number(/^Pss:\s+(\d+)/m.exec(rollupOf(pid))?.[1] ?? 0))
    .reduce((sum, kb) => sum + kb / 1024, 0);
}

/** Empty for a process that has ended: closing an idle connection ends its process. */
function rollupOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    return '';
  }
}
