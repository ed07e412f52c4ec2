/** Values that are worked out once for an object, and kept as long as the object itself. Nobody changes the object. */

/** `make`, which works its value out once for each object. */
export function perObject<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, Value>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of) as Value;
  };
}
