import type { S3Server } from '../storage/s3.ts';
import { bucketPlace } from './bucket.ts';
import { folderPlace } from './folder.ts';
import type { BackupPlace } from './place.ts';

const BUCKET = /^s3:\/\/([^/]+)\/?(.*)$/;

/** The place with this address: a folder, or `s3://bucket/prefix` at the S3 storage of the settings. */
export function placeAt(address: string, server: S3Server): BackupPlace {
  const [, bucket, prefix = ''] = BUCKET.exec(address) ?? [];
  return bucket ? bucketPlace({ ...server, bucket }, prefix.replace(/\/*$/, '')) : folderPlace(address);
}

/** Splits an address into the place and the name of a backup there. */
export function placeOfBackup(address: string, server: S3Server): { place: BackupPlace; name: string } {
  const [, within = '', name = ''] = /^(.*)\/([^/]+)\/*$/.exec(address) ?? [];
  return { place: placeAt(within || '/', server), name };
}
