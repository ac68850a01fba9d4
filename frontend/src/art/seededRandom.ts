/** A random generator seeded by a text, for pictures only. */

export class Seeded {
  private state: number;

  constructor(word: string) {
    this.state = 2166136261;
    for (let i = 0; i < word.length; i++) this.state = Math.imul(this.state ^ word.charCodeAt(i), 16777619) >>> 0;
  }

  /** Returns a whole number from 0 to k - 1. */
  below(k: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * k);
  }
}
