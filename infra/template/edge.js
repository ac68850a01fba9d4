// What the edge does with a request's address, before it looks for an answer.
const KEYS = ['at', 'course', 'cursor', 'format', 'holes', 'limit', 'modes', 'since'];

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === '/api' || path.startsWith('/api/')) {
    return request.method !== 'OPTIONS' && hasStranger(request.querystring) ? refusal() : request;
  }
  if (path.startsWith('/t/')) {
    // A link's page has views of its own (a replay, say), and finds its own way to them.
    request.uri = '/t/' + path.split('/')[2];
  } else if (!path.includes('.')) {
    request.uri = '/index.html';
  }
  return request;
}

// A query key that no call has is never handed on, so that it is refused here or not at all.
function hasStranger(query) {
  return Object.keys(query).some((key) => !KEYS.includes(key));
}

function refusal() {
  return {
    statusCode: 400,
    statusDescription: 'Bad Request',
    headers: {
      'content-type': { value: 'application/problem+json' },
      'cache-control': { value: 'private, no-store' },
      vary: { value: 'Authorization' },
      'access-control-allow-origin': { value: '*' },
      'access-control-expose-headers': { value: 'ETag,Idempotency-Replayed,Retry-After' },
    },
    body: {
      encoding: 'text',
      data: JSON.stringify({
        type: '/api/openapi.json#/components/responses/malformed',
        title: 'Not readable',
        status: 400,
        detail: 'That address has a setting which is not known here.',
        code: 'malformed',
      }),
    },
  };
}
