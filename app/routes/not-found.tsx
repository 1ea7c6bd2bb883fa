/** No page has this address: throws status 404 to the error screen. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
