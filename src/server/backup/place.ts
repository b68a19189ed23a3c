/** Reads one backup. */
export interface BackupReader {
  /** Throws if there is no such file. */
  read(file: string): Promise<Buffer>;
}

export interface BackupWriter {
  write(file: string, bytes: Uint8Array): Promise<void>;
  /** Turns the written files into a backup, once everything is written. */
  finish(): Promise<void>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** A place for backups, each under its name. */
export interface BackupPlace {
  /** In the form people use: a folder, or `s3://bucket/prefix`. */
  address: string;
  addressOf(name: string): string;
  create(name: string): Promise<BackupWriter>;
  open(name: string): BackupReader;
  /** The names of complete backups, oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The names of backups, which sort by time. */
export const BACKUP_NAME = /^plateful-\d{8}T\d{9}Z$/;

/** 'plateful-20261123T014700123Z' */
export function backupName(at: Date): string {
  return `plateful-${at.toISOString().replace(/[-:.]/g, '')}`;
}
