/** Reads PNGs as Chromium writes them (eight bits per channel, not interlaced), for tests of icons. */

import { inflateSync } from "node:zlib";

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and alpha, 0 to 255. */
  at(x: number, y: number): [number, number, number, number];
}

export function readPng(bytes: Buffer): Picture {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const [depth, colour, , , interlaced] = bytes.subarray(24, 29);
  const channels = colour === 6 ? 4 : 3;
  if (depth !== 8 || (colour !== 6 && colour !== 2) || interlaced) throw new Error("a PNG of another kind");
  const rows = unfiltered(inflateSync(pixelData(bytes)), width * channels, height, channels);
  return {
    width,
    height,
    at(x, y) {
      const [red = 0, green = 0, blue = 0, alpha = 255] = rows[y]!.subarray(x * channels, (x + 1) * channels);
      return [red, green, blue, alpha];
    },
  };
}

function pixelData(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

function unfiltered(data: Buffer, length: number, height: number, channels: number): Buffer[] {
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1);
    const row = Buffer.from(data.subarray(start + 1, start + 1 + length));
    const above = rows[y - 1];
    for (let x = 0; x < length; x++) {
      const left = row[x - channels] ?? 0;
      row[x] = row[x]! + guess(data[start]!, left, above?.[x] ?? 0, above?.[x - channels] ?? 0);
    }
    rows.push(row);
  }
  return rows;
}

/** Returns a row filter's prediction for a byte. */
function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return nearest(left, up, corner);
    default:
      return 0;
  }
}

function nearest(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
