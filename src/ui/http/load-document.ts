/** Document that is being loaded. */
export interface DocumentLoad {
  abort: () => void;
}

/**
 * Loads a page of this site as a document; `onLoad` receives null when the answer is none. Unlike parsing a string,
 * this needs no DOM sink, which the page's Content-Security-Policy blocks.
 */
export function loadDocument(address: string, onLoad: (page: Document | null) => void): DocumentLoad {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.onerror = () => onLoad(null);
  request.onload = () => onLoad(request.responseXML);
  request.send();
  return request;
}
