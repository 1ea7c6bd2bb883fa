import { knowDepth } from "#functions/naming/facts/poems/depth/known-grades.ts";
import grades from "#generated/depth/grades.bin";

// The order of names is the site's: it goes by what all books have, though the poems in depth stay at home.
knowDepth(new Uint8Array(grades));
