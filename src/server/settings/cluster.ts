import { z } from 'zod';
import { flag, optionalAddress, optionalBaseAddress } from './schemas.ts';

/** Settings for several machines: shared file storage, and a CDN in front. */
export const CLUSTER_SETTINGS = {
  S3_BUCKET: {
    meaning:
      'Bucket of an S3 storage for pictures and videos; several machines need one. Without it, they are in `DATA_DIR/media`.',
    fallback: '',
    schema: z.string().max(63),
  },
  S3_ENDPOINT: {
    meaning: 'Its address, such as `https://minio.example.org:9000`.',
    fallback: '(AWS in `S3_REGION`)',
    schema: optionalBaseAddress,
  },
  S3_REGION: {
    meaning: 'Its region.',
    fallback: 'us-east-1',
    schema: z.string().min(1).max(63),
  },
  S3_ACCESS_KEY_ID: {
    meaning: 'Access key that may read, write, delete and list objects in the bucket.',
    fallback: '',
    schema: z.string().max(200),
  },
  S3_SECRET_ACCESS_KEY: {
    meaning: 'Its secret.',
    fallback: '',
    schema: z.string().max(500),
  },
  S3_PREFIX: {
    meaning: 'Prefix of all object names, if the bucket has other objects too.',
    fallback: 'media/',
    schema: z.string().max(200),
  },
  S3_PATH_STYLE: {
    meaning: '`off` if the storage expects the bucket in the host name.',
    fallback: 'on',
    schema: flag,
  },
  CDN_PURGE_URL: {
    meaning:
      'Address that is told what a CDN in front has to purge: POST `{"paths": ["/…"]}`, or `{"everything": true}`. With it, the CDN may cache what is the same for everyone ([how to set it up](operate.md#a-cdn)).',
    fallback: '',
    schema: optionalAddress,
  },
  CDN_PURGE_TOKEN: {
    meaning: 'Sent there as a bearer token.',
    fallback: '',
    schema: z.string().max(500),
  },
  CDN_SECONDS: {
    meaning: 'The longest time, in seconds, that the CDN keeps something before it asks again.',
    fallback: '60',
    schema: z.coerce.number('must be a number').int().min(1).max(86_400),
  },
} as const;
