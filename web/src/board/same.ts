/** Make a list from another, and give the list of before as long as the same things are in it. */
export function keptWhileSame<T>(
  make: (from: ReadonlyArray<T>) => ReadonlyArray<T>,
  read: () => ReadonlyArray<T>,
): () => ReadonlyArray<T> {
  let kept: ReadonlyArray<T> = [];
  return () => {
    const made = make(read());
    if (made.length !== kept.length || made.some((thing, index) => thing !== kept[index])) kept = made;
    return kept;
  };
}
