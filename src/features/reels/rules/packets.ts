import type { VideoCodec } from 'mediabunny';

/** Checks the frames of one video, packet by packet. Returns false for a packet that no decoder can read. */
export type PacketCheck = (data: Uint8Array, isFirst: boolean) => boolean;

/**
 * The check for the packets of a codec: as much as their headers tell without decoding. `description` is the codec's
 * configuration in its container; `null` if that is unusable.
 */
export function packetCheck(codec: VideoCodec, description: Uint8Array | undefined): PacketCheck | null {
  if (codec === 'avc') return description ? avcCheck(description) : annexBCheck;
  if (codec === 'vp8') return isVp8;
  if (codec === 'vp9') return isVp9;
  if (codec === 'av1') return isAv1;
  return () => true;
}

const [SLICE, IDR, SPS, PPS] = [1, 5, 7, 8];
/** Slice types that need no other frame: I and SI. */
const INTRA = new Set([2, 4, 7, 9]);
const LAST_SLICE_TYPE = 9;

/** H.264 with length-prefixed units, as in MP4 (ISO/IEC 14496-15). */
function avcCheck(description: Uint8Array): PacketCheck | null {
  const config = readAvcConfig(description);
  if (!config) return null;
  const { lengthBytes, pictureSets } = config;
  return (data, isFirst) => {
    const units = unitsOf(data, lengthBytes);
    return units !== null && arePictures(units, pictureSets, isFirst);
  };
}

/** H.264 with start codes, whose parameters are in the stream. */
const annexBCheck: PacketCheck = (data) => data[0] === 0 && data[1] === 0 && (data[2] ?? 9) <= 1;

interface AvcConfig {
  lengthBytes: number;
  /** Ids of the picture parameter sets. */
  pictureSets: Set<number>;
}

function readAvcConfig(bytes: Uint8Array): AvcConfig | null {
  if (bytes[0] !== 1 || bytes.length < 7) return null;
  const lengthBytes = ((bytes[4] ?? 0) & 3) + 1;
  let at = 5;
  const sets = (mask: number, type: number): Uint8Array[] | null => {
    const count = (bytes[at++] ?? 0) & mask;
    const found: Uint8Array[] = [];
    for (let left = count; left > 0; left--) {
      const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      const unit = bytes.subarray(at + 2, at + 2 + length);
      if (unit.length !== length || typeOf(unit) !== type) return null;
      found.push(unit);
      at += 2 + length;
    }
    return found;
  };
  const sequence = sets(0x1f, SPS);
  const picture = sequence && sets(0xff, PPS);
  if (!sequence?.length || !picture?.length) return null;
  return { lengthBytes, pictureSets: new Set(picture.map((unit) => readNumbers(unit, 1)[0] ?? -1)) };
}

/** The units of a packet; `null` if their lengths do not add up to its length. */
function unitsOf(data: Uint8Array, lengthBytes: number): Uint8Array[] | null {
  const units: Uint8Array[] = [];
  let at = 0;
  while (at < data.length) {
    let length = 0;
    for (let byte = 0; byte < lengthBytes; byte++) length = length * 256 + (data[at + byte] ?? 0);
    const unit = data.subarray(at + lengthBytes, at + lengthBytes + length);
    if (length === 0 || unit.length !== length) return null;
    units.push(unit);
    at += lengthBytes + length;
  }
  return units;
}

function arePictures(units: readonly Uint8Array[], pictureSets: Set<number>, isFirst: boolean): boolean {
  let slices = 0;
  for (const unit of units) {
    const isMarked = ((unit[0] ?? 0x80) & 0x80) !== 0;
    if (isMarked) return false;
    const type = typeOf(unit);
    if (type === PPS) pictureSets.add(readNumbers(unit, 1)[0] ?? -1);
    if (type !== SLICE && type !== IDR) continue;
    slices++;
    const [, sliceType = 99, pictureSet = -1] = readNumbers(unit, 3);
    if (sliceType > LAST_SLICE_TYPE || !pictureSets.has(pictureSet)) return false;
    if ((type === IDR || isFirst) && !INTRA.has(sliceType)) return false;
  }
  return slices > 0;
}

function typeOf(unit: Uint8Array): number {
  return (unit[0] ?? 0) & 0x1f;
}

/** The first Exp-Golomb numbers of an H.264 unit, after its header. */
function readNumbers(unit: Uint8Array, count: number): number[] {
  const bits = bitsOf(unit);
  let at = 0;
  return Array.from({ length: count }, () => {
    const zeros = bits.indexOf('1', at) - at;
    if (zeros < 0 || zeros > 16) return Number.POSITIVE_INFINITY;
    const number = Number.parseInt(bits.slice(at + zeros, at + 2 * zeros + 1), 2) - 1;
    at += 2 * zeros + 1;
    return number;
  });
}

const HEADER_BYTES = 20;

/** The first bits after the header, without emulation prevention bytes. */
function bitsOf(unit: Uint8Array): string {
  let bits = '';
  for (let at = 1; at < Math.min(unit.length, HEADER_BYTES); at++) {
    const isInserted = unit[at] === 3 && unit[at - 1] === 0 && unit[at - 2] === 0 && at > 2;
    if (!isInserted) bits += (unit[at] ?? 0).toString(2).padStart(8, '0');
  }
  return bits;
}

/** RFC 6386, section 9.1. */
const isVp8: PacketCheck = (data, isFirst) => {
  const tag = (data[0] ?? 0) | ((data[1] ?? 0) << 8) | ((data[2] ?? 0) << 16);
  const isKey = (tag & 1) === 0;
  if (data.length < 3 || tag >> 5 > data.length || (isFirst && !isKey)) return false;
  const startsWith = data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  return !isKey || (startsWith && data.length > 10);
};

/** VP9 bitstream, section 6.2, for profiles 0 and 1. */
const isVp9: PacketCheck = (data, isFirst) => {
  const first = data[0] ?? 0;
  if (first >> 6 !== 2) return false;
  const showsExisting = (first & 0x08) !== 0;
  const isKey = !showsExisting && (first & 0x04) === 0;
  if (isKey) return data[1] === 0x49 && data[2] === 0x83 && data[3] === 0x42;
  return !isFirst;
};

const SEQUENCE_HEADER = 1;

/** AV1 bitstream, section 5.3: its units have to add up to the packet, and the first packet has to begin a sequence. */
const isAv1: PacketCheck = (data, isFirst) => {
  let at = 0;
  let hasSequence = false;
  while (at < data.length) {
    const header = data[at] ?? 0x80;
    if (header & 0x80) return false;
    hasSequence ||= ((header >> 3) & 0x0f) === SEQUENCE_HEADER;
    at += header & 0x04 ? 2 : 1;
    // Without a size, a unit extends to the end.
    if (!(header & 0x02)) return !isFirst || hasSequence;
    let size = 0;
    for (let byte = 0; byte < 8; byte++) {
      const part = data[at++] ?? 0;
      size += (part & 0x7f) * 2 ** (7 * byte);
      if (!(part & 0x80)) break;
    }
    at += size;
  }
  return at === data.length && (!isFirst || hasSequence);
};
