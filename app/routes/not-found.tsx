/** Nothing stands at this address: the error screen says so, with status 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
