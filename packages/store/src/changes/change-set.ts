import type { Change, DeclaredChange } from './change.ts';

/** What one transaction has changed so far. */
export class ChangeSet {
  readonly #byTag = new Map<string, DeclaredChange>();
  readonly #stamped = new Set<string>();
  readonly #toStamp = new Set<string>();

  add(changes: readonly DeclaredChange[]): void {
    for (const change of changes) {
      this.#byTag.set(`${change.tag} ${change.id}`, change);
      if (change.tag === 'item.changed') (change.stamp ? this.#toStamp : this.#stamped).add(change.id);
    }
  }

  get changes(): Change[] {
    return [...this.#byTag.values()].map(({ tag, id }) => ({ tag, id }));
  }

  /** Items that were changed without a status being written: nobody who watches them knows yet. */
  get toStamp(): string[] {
    return [...this.#toStamp].filter((id) => !this.#stamped.has(id));
  }
}
