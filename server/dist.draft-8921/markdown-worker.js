import { createRequire as nodeCreateRequire } from 'node:module'
const require = nodeCreateRequire(import.meta.url),
  __filename = import.meta.filename,
  __dirname = import.meta.dirname
var __create = Object.create
var __defProp = Object.defineProperty
var __getOwnPropDesc = Object.getOwnPropertyDescriptor
var __getOwnPropNames = Object.getOwnPropertyNames
var __getProtoOf = Object.getPrototypeOf
var __hasOwnProp = Object.prototype.hasOwnProperty
var __commonJS = (cb, mod) =>
  function __require() {
    try {
      return (mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports)
    } catch (e) {
      throw ((mod = 0), e)
    }
  }
var __export = (target, all3) => {
  for (var name in all3) __defProp(target, name, { get: all3[name], enumerable: true })
}
var __copyProps = (to, from, except, desc) => {
  if ((from && typeof from === 'object') || typeof from === 'function') {
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, {
          get: () => from[key2],
          enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable,
        })
  }
  return to
}
var __toESM = (mod, isNodeMode, target) => (
  (target = mod != null ? __create(__getProtoOf(mod)) : {}),
  __copyProps(
    // If the importer is in node compatibility mode or this is not an ESM
    // file that has been converted to a CommonJS file using a Babel-
    // compatible transform (i.e. "__esModule" has not been set), then set
    // "default" to the CommonJS "module.exports" for node compatibility.
    isNodeMode || !mod || !mod.__esModule ? __defProp(target, 'default', { value: mod, enumerable: true }) : target,
    mod,
  )
)

// node_modules/extend/index.js
var require_extend = __commonJS({
  'node_modules/extend/index.js'(exports, module) {
    'use strict'
    var hasOwn = Object.prototype.hasOwnProperty
    var toStr = Object.prototype.toString
    var defineProperty2 = Object.defineProperty
    var gOPD = Object.getOwnPropertyDescriptor
    var isArray = function isArray2(arr) {
      if (typeof Array.isArray === 'function') {
        return Array.isArray(arr)
      }
      return toStr.call(arr) === '[object Array]'
    }
    var isPlainObject3 = function isPlainObject4(obj) {
      if (!obj || toStr.call(obj) !== '[object Object]') {
        return false
      }
      var hasOwnConstructor = hasOwn.call(obj, 'constructor')
      var hasIsPrototypeOf =
        obj.constructor && obj.constructor.prototype && hasOwn.call(obj.constructor.prototype, 'isPrototypeOf')
      if (obj.constructor && !hasOwnConstructor && !hasIsPrototypeOf) {
        return false
      }
      var key2
      for (key2 in obj) {
      }
      return typeof key2 === 'undefined' || hasOwn.call(obj, key2)
    }
    var setProperty = function setProperty2(target, options) {
      if (defineProperty2 && options.name === '__proto__') {
        defineProperty2(target, options.name, {
          enumerable: true,
          configurable: true,
          value: options.newValue,
          writable: true,
        })
      } else {
        target[options.name] = options.newValue
      }
    }
    var getProperty = function getProperty2(obj, name) {
      if (name === '__proto__') {
        if (!hasOwn.call(obj, name)) {
          return void 0
        } else if (gOPD) {
          return gOPD(obj, name).value
        }
      }
      return obj[name]
    }
    module.exports = function extend3() {
      var options, name, src, copy, copyIsArray, clone2
      var target = arguments[0]
      var i = 1
      var length = arguments.length
      var deep = false
      if (typeof target === 'boolean') {
        deep = target
        target = arguments[1] || {}
        i = 2
      }
      if (target == null || (typeof target !== 'object' && typeof target !== 'function')) {
        target = {}
      }
      for (; i < length; ++i) {
        options = arguments[i]
        if (options != null) {
          for (name in options) {
            src = getProperty(target, name)
            copy = getProperty(options, name)
            if (target !== copy) {
              if (deep && copy && (isPlainObject3(copy) || (copyIsArray = isArray(copy)))) {
                if (copyIsArray) {
                  copyIsArray = false
                  clone2 = src && isArray(src) ? src : []
                } else {
                  clone2 = src && isPlainObject3(src) ? src : {}
                }
                setProperty(target, { name, newValue: extend3(deep, clone2, copy) })
              } else if (typeof copy !== 'undefined') {
                setProperty(target, { name, newValue: copy })
              }
            }
          }
        }
      }
      return target
    }
  },
})

// server/src/markdown/markdown-worker.ts
import { parentPort } from 'node:worker_threads'

// node_modules/@ungap/structured-clone/esm/types.js
var VOID = -1
var PRIMITIVE = 0
var ARRAY = 1
var OBJECT = 2
var DATE = 3
var REGEXP = 4
var MAP = 5
var SET = 6
var ERROR = 7
var BIGINT = 8

// node_modules/@ungap/structured-clone/esm/deserialize.js
var { defineProperty } = Object
var env = typeof self === 'object' ? self : globalThis
var guard = (name, init) => {
  switch (name) {
    case 'Function':
    case 'SharedWorker':
    case 'Worker':
    case 'eval':
    case 'setInterval':
    case 'setTimeout':
      throw new TypeError('unable to deserialize ' + name)
  }
  return new env[name](init)
}
var deserializer = ($, _) => {
  const as = (out, index2) => {
    $.set(index2, out)
    return out
  }
  const unpair = (index2) => {
    if ($.has(index2)) return $.get(index2)
    const [type, value] = _[index2]
    switch (type) {
      case PRIMITIVE:
      case VOID:
        return as(value, index2)
      case ARRAY: {
        const arr = as([], index2)
        for (const index3 of value) arr.push(unpair(index3))
        return arr
      }
      case OBJECT: {
        const object2 = as({}, index2)
        for (const [key2, index3] of value) {
          const k = unpair(key2),
            value2 = unpair(index3)
          if (k === '__proto__')
            defineProperty(object2, k, {
              value: value2,
              configurable: true,
              enumerable: true,
              writable: true,
            })
          else object2[k] = value2
        }
        return object2
      }
      case DATE:
        return as(new Date(value), index2)
      case REGEXP: {
        const { source, flags } = value
        return as(new RegExp(source, flags), index2)
      }
      case MAP: {
        const map3 = as(/* @__PURE__ */ new Map(), index2)
        for (const [key2, index3] of value) map3.set(unpair(key2), unpair(index3))
        return map3
      }
      case SET: {
        const set = as(/* @__PURE__ */ new Set(), index2)
        for (const index3 of value) set.add(unpair(index3))
        return set
      }
      case ERROR: {
        const { name, message } = value
        return as(typeof env[name] === 'function' ? guard(name, message) : new Error(message), index2)
      }
      case BIGINT:
        return as(BigInt(value), index2)
      case 'BigInt':
        return as(Object(BigInt(value)), index2)
      case 'ArrayBuffer':
        return as(new Uint8Array(value).buffer, value)
      case 'DataView': {
        const { buffer } = new Uint8Array(value)
        return as(new DataView(buffer), value)
      }
      case '-0':
        return -0
    }
    return as(guard(type, value), index2)
  }
  return unpair
}
var deserialize = (serialized) => deserializer(/* @__PURE__ */ new Map(), serialized)(0)

// node_modules/@ungap/structured-clone/esm/serialize.js
var EMPTY = ''
var { toString } = {}
var { keys, is } = Object
var typeOf = (value) => {
  const type = typeof value
  if (type !== 'object' || !value) return [PRIMITIVE, type]
  const asString = toString.call(value).slice(8, -1)
  switch (asString) {
    case 'Array':
      return [ARRAY, EMPTY]
    case 'Object':
      return [OBJECT, EMPTY]
    case 'Date':
      return [DATE, EMPTY]
    case 'RegExp':
      return [REGEXP, EMPTY]
    case 'Map':
      return [MAP, EMPTY]
    case 'Set':
      return [SET, EMPTY]
    case 'DataView':
      return [ARRAY, asString]
  }
  if (asString.includes('Array')) return [ARRAY, asString]
  if (value instanceof Error) return [ERROR, value.name || 'Error']
  return [OBJECT, asString]
}
var shouldSkip = ([TYPE, type]) => TYPE === PRIMITIVE && (type === 'function' || type === 'symbol')
var serializer = (strict, json, $, _) => {
  const as = (out, value) => {
    const index2 = _.push(out) - 1
    $.set(value, index2)
    return index2
  }
  const pair2 = (value) => {
    if ($.has(value)) return $.get(value)
    let [TYPE, type] = typeOf(value)
    switch (TYPE) {
      case PRIMITIVE: {
        let entry = value
        switch (type) {
          case 'bigint':
            TYPE = BIGINT
            entry = value.toString()
            break
          case 'number':
            if (!value && is(value, -0)) return _.push(['-0']) - 1
            break
          case 'function':
          case 'symbol':
            if (strict) throw new TypeError('unable to serialize ' + type)
            entry = null
            break
          case 'undefined':
            return as([VOID], value)
        }
        return as([TYPE, entry], value)
      }
      case ARRAY: {
        if (type) {
          let spread = value
          if (type === 'DataView') {
            spread = new Uint8Array(value.buffer)
          } else if (type === 'ArrayBuffer') {
            spread = new Uint8Array(value)
          }
          return as([type, [...spread]], value)
        }
        const arr = []
        const index2 = as([TYPE, arr], value)
        for (const entry of value) arr.push(pair2(entry))
        return index2
      }
      case OBJECT: {
        if (type) {
          switch (type) {
            case 'BigInt':
              return as([type, value.toString()], value)
            case 'Boolean':
            case 'Number':
            case 'String':
              return as([type, value.valueOf()], value)
          }
        }
        if (json && 'toJSON' in value) return pair2(value.toJSON())
        const entries = []
        const index2 = as([TYPE, entries], value)
        for (const key2 of keys(value)) {
          if (strict || !shouldSkip(typeOf(value[key2]))) entries.push([pair2(key2), pair2(value[key2])])
        }
        return index2
      }
      case DATE:
        return as([TYPE, isNaN(value.getTime()) ? EMPTY : value.toISOString()], value)
      case REGEXP: {
        const { source, flags } = value
        return as([TYPE, { source, flags }], value)
      }
      case MAP: {
        const entries = []
        const index2 = as([TYPE, entries], value)
        for (const [key2, entry] of value) {
          if (strict || !(shouldSkip(typeOf(key2)) || shouldSkip(typeOf(entry))))
            entries.push([pair2(key2), pair2(entry)])
        }
        return index2
      }
      case SET: {
        const entries = []
        const index2 = as([TYPE, entries], value)
        for (const entry of value) {
          if (strict || !shouldSkip(typeOf(entry))) entries.push(pair2(entry))
        }
        return index2
      }
    }
    const { message } = value
    return as([TYPE, { name: type, message }], value)
  }
  return pair2
}
var serialize = (value, { json, lossy } = {}) => {
  const _ = []
  return (serializer(!(json || lossy), !!json, /* @__PURE__ */ new Map(), _)(value), _)
}

// node_modules/@ungap/structured-clone/esm/index.js
var esm_default =
  typeof structuredClone === 'function'
    ? /* c8 ignore start */
      (any, options) =>
        options && ('json' in options || 'lossy' in options)
          ? deserialize(serialize(any, options))
          : structuredClone(any)
    : (any, options) => deserialize(serialize(any, options))

// node_modules/unist-util-position/lib/index.js
var pointEnd = point('end')
var pointStart = point('start')
function point(type) {
  return point4
  function point4(node2) {
    const point5 = (node2 && node2.position && node2.position[type]) || {}
    if (typeof point5.line === 'number' && point5.line > 0 && typeof point5.column === 'number' && point5.column > 0) {
      return {
        line: point5.line,
        column: point5.column,
        offset: typeof point5.offset === 'number' && point5.offset > -1 ? point5.offset : void 0,
      }
    }
  }
}
function position(node2) {
  const start = pointStart(node2)
  const end = pointEnd(node2)
  if (start && end) {
    return { start, end }
  }
}

// node_modules/hast-util-sanitize/lib/schema.js
var aria = ['ariaDescribedBy', 'ariaLabel', 'ariaLabelledBy']
var defaultSchema = {
  ancestors: {
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tfoot: ['table'],
    tr: ['table'],
  },
  attributes: {
    a: [
      ...aria,
      // Note: these 3 are used by GFM footnotes, they do work on all links.
      'dataFootnoteBackref',
      'dataFootnoteRef',
      ['className', 'data-footnote-backref'],
      'href',
    ],
    blockquote: ['cite'],
    // Note: this class is not normally allowed by GH, when manually writing
    // `code` as HTML in markdown, they adds it some other way.
    // We can’t do that, so we have to allow it.
    code: [['className', /^language-./]],
    del: ['cite'],
    div: ['itemScope', 'itemType'],
    dl: [...aria],
    // Note: this is used by GFM footnotes.
    h2: [['className', 'sr-only']],
    img: [...aria, 'longDesc', 'src'],
    // Note: `input` is not normally allowed by GH, when manually writing
    // it in markdown, they add it from tasklists some other way.
    // We can’t do that, so we have to allow it.
    input: [
      ['disabled', true],
      ['type', 'checkbox'],
    ],
    ins: ['cite'],
    // Note: this class is not normally allowed by GH, when manually writing
    // `li` as HTML in markdown, they adds it some other way.
    // We can’t do that, so we have to allow it.
    li: [['className', 'task-list-item']],
    // Note: this class is not normally allowed by GH, when manually writing
    // `ol` as HTML in markdown, they adds it some other way.
    // We can’t do that, so we have to allow it.
    ol: [...aria, ['className', 'contains-task-list']],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    source: ['srcSet'],
    summary: [...aria],
    table: [...aria],
    // Note: this class is not normally allowed by GH, when manually writing
    // `ol` as HTML in markdown, they adds it some other way.
    // We can’t do that, so we have to allow it.
    ul: [...aria, ['className', 'contains-task-list']],
    '*': [
      'abbr',
      'accept',
      'acceptCharset',
      'accessKey',
      'action',
      'align',
      'alt',
      'axis',
      'border',
      'cellPadding',
      'cellSpacing',
      'char',
      'charOff',
      'charSet',
      'checked',
      'clear',
      'colSpan',
      'color',
      'cols',
      'compact',
      'coords',
      'dateTime',
      'dir',
      // Note: `disabled` is technically allowed on all elements by GH.
      // But it is useless on everything except `input`.
      // Because `input`s are normally not allowed, but we allow them for
      // checkboxes due to tasklists, we allow `disabled` only there.
      'encType',
      'frame',
      'hSpace',
      'headers',
      'height',
      'hrefLang',
      'htmlFor',
      'id',
      'isMap',
      'itemProp',
      'label',
      'lang',
      'maxLength',
      'media',
      'method',
      'multiple',
      'name',
      'noHref',
      'noShade',
      'noWrap',
      'open',
      'prompt',
      'readOnly',
      'rev',
      'rowSpan',
      'rows',
      'rules',
      'scope',
      'selected',
      'shape',
      'size',
      'span',
      'start',
      'summary',
      'tabIndex',
      'title',
      'useMap',
      'vAlign',
      'value',
      'width',
    ],
  },
  clobber: ['ariaDescribedBy', 'ariaLabelledBy', 'id', 'name'],
  clobberPrefix: 'user-content-',
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'],
    longDesc: ['http', 'https'],
    src: ['http', 'https'],
  },
  required: {
    input: { disabled: true, type: 'checkbox' },
  },
  strip: ['script'],
  tagNames: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
    'del',
    'details',
    'div',
    'dl',
    'dt',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    // Note: `input` is not normally allowed by GH, when manually writing
    // it in markdown, they add it from tasklists some other way.
    // We can’t do that, so we have to allow it.
    'input',
    'ins',
    'kbd',
    'li',
    'ol',
    'p',
    'picture',
    'pre',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'section',
    'source',
    'span',
    'strike',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'tt',
    'ul',
    'var',
  ],
}

// node_modules/hast-util-sanitize/lib/index.js
var own = {}.hasOwnProperty
function sanitize(node2, options) {
  let result = { type: 'root', children: [] }
  const state = {
    schema: options ? { ...defaultSchema, ...options } : defaultSchema,
    stack: [],
  }
  const replace2 = transform(state, node2)
  if (replace2) {
    if (Array.isArray(replace2)) {
      if (replace2.length === 1) {
        result = replace2[0]
      } else {
        result.children = replace2
      }
    } else {
      result = replace2
    }
  }
  return result
}
function transform(state, node2) {
  if (node2 && typeof node2 === 'object') {
    const unsafe =
      /** @type {Record<string, Readonly<unknown>>} */
      node2
    const type = typeof unsafe.type === 'string' ? unsafe.type : ''
    switch (type) {
      case 'comment': {
        return comment(state, unsafe)
      }
      case 'doctype': {
        return doctype(state, unsafe)
      }
      case 'element': {
        return element(state, unsafe)
      }
      case 'root': {
        return root(state, unsafe)
      }
      case 'text': {
        return text(state, unsafe)
      }
      default:
    }
  }
}
function comment(state, unsafe) {
  if (state.schema.allowComments) {
    const result = typeof unsafe.value === 'string' ? unsafe.value : ''
    const index2 = result.indexOf('-->')
    const value = index2 < 0 ? result : result.slice(0, index2)
    const node2 = { type: 'comment', value }
    patch(node2, unsafe)
    return node2
  }
}
function doctype(state, unsafe) {
  if (state.schema.allowDoctypes) {
    const node2 = { type: 'doctype' }
    patch(node2, unsafe)
    return node2
  }
}
function element(state, unsafe) {
  const name = typeof unsafe.tagName === 'string' ? unsafe.tagName : ''
  state.stack.push(name)
  const content3 =
    /** @type {Array<ElementContent>} */
    children(state, unsafe.children)
  const properties_ = properties(state, unsafe.properties)
  state.stack.pop()
  let safeElement = false
  if (name && name !== '*' && (!state.schema.tagNames || state.schema.tagNames.includes(name))) {
    safeElement = true
    if (state.schema.ancestors && own.call(state.schema.ancestors, name)) {
      const ancestors = state.schema.ancestors[name]
      let index2 = -1
      safeElement = false
      while (++index2 < ancestors.length) {
        if (state.stack.includes(ancestors[index2])) {
          safeElement = true
        }
      }
    }
  }
  if (!safeElement) {
    return state.schema.strip && !state.schema.strip.includes(name) ? content3 : void 0
  }
  const node2 = {
    type: 'element',
    tagName: name,
    properties: properties_,
    children: content3,
  }
  patch(node2, unsafe)
  return node2
}
function root(state, unsafe) {
  const content3 =
    /** @type {Array<RootContent>} */
    children(state, unsafe.children)
  const node2 = { type: 'root', children: content3 }
  patch(node2, unsafe)
  return node2
}
function text(_, unsafe) {
  const value = typeof unsafe.value === 'string' ? unsafe.value : ''
  const node2 = { type: 'text', value }
  patch(node2, unsafe)
  return node2
}
function children(state, children2) {
  const results = []
  if (Array.isArray(children2)) {
    const childrenUnknown =
      /** @type {Array<Readonly<unknown>>} */
      children2
    let index2 = -1
    while (++index2 < childrenUnknown.length) {
      const value = transform(state, childrenUnknown[index2])
      if (value) {
        if (Array.isArray(value)) {
          results.push(...value)
        } else {
          results.push(value)
        }
      }
    }
  }
  return results
}
function properties(state, properties2) {
  const tagName = state.stack[state.stack.length - 1]
  const attributes = state.schema.attributes
  const required2 = state.schema.required
  const specific = attributes && own.call(attributes, tagName) ? attributes[tagName] : void 0
  const defaults = attributes && own.call(attributes, '*') ? attributes['*'] : void 0
  const properties_ =
    /** @type {Readonly<Record<string, Readonly<unknown>>>} */
    properties2 && typeof properties2 === 'object' ? properties2 : {}
  const result = {}
  let key2
  for (key2 in properties_) {
    if (own.call(properties_, key2)) {
      const unsafe = properties_[key2]
      let safe = propertyValue(state, findDefinition(specific, key2), key2, unsafe)
      if (safe === null || safe === void 0) {
        safe = propertyValue(state, findDefinition(defaults, key2), key2, unsafe)
      }
      if (safe !== null && safe !== void 0) {
        result[key2] = safe
      }
    }
  }
  if (required2 && own.call(required2, tagName)) {
    const properties3 = required2[tagName]
    for (key2 in properties3) {
      if (own.call(properties3, key2) && !own.call(result, key2)) {
        result[key2] = properties3[key2]
      }
    }
  }
  return result
}
function propertyValue(state, definition3, key2, value) {
  return definition3
    ? Array.isArray(value)
      ? propertyValueMany(state, definition3, key2, value)
      : propertyValuePrimitive(state, definition3, key2, value)
    : void 0
}
function propertyValueMany(state, definition3, key2, values) {
  let index2 = -1
  const result = []
  while (++index2 < values.length) {
    const value = propertyValuePrimitive(state, definition3, key2, values[index2])
    if (typeof value === 'number' || typeof value === 'string') {
      result.push(value)
    }
  }
  return result
}
function propertyValuePrimitive(state, definition3, key2, value) {
  if (typeof value !== 'boolean' && typeof value !== 'number' && typeof value !== 'string') {
    return
  }
  if (!safeProtocol(state, key2, value)) {
    return
  }
  if (typeof definition3 === 'object' && definition3.length > 1) {
    let ok3 = false
    let index2 = 0
    while (++index2 < definition3.length) {
      const allowed = definition3[index2]
      if (allowed && typeof allowed === 'object' && 'flags' in allowed) {
        if (allowed.test(String(value))) {
          ok3 = true
          break
        }
      } else if (allowed === value) {
        ok3 = true
        break
      }
    }
    if (!ok3) return
  }
  return state.schema.clobber && state.schema.clobberPrefix && state.schema.clobber.includes(key2)
    ? state.schema.clobberPrefix + value
    : value
}
function safeProtocol(state, key2, value) {
  const protocols =
    state.schema.protocols && own.call(state.schema.protocols, key2) ? state.schema.protocols[key2] : void 0
  if (!protocols || protocols.length === 0) {
    return true
  }
  const url = String(value)
  const colon = url.indexOf(':')
  const questionMark = url.indexOf('?')
  const numberSign = url.indexOf('#')
  const slash = url.indexOf('/')
  if (
    colon < 0 || // If the first colon is after a `?`, `#`, or `/`, it’s not a protocol.
    (slash > -1 && colon > slash) ||
    (questionMark > -1 && colon > questionMark) ||
    (numberSign > -1 && colon > numberSign)
  ) {
    return true
  }
  let index2 = -1
  while (++index2 < protocols.length) {
    const protocol = protocols[index2]
    if (colon === protocol.length && url.slice(0, protocol.length) === protocol) {
      return true
    }
  }
  return false
}
function patch(node2, unsafe) {
  const cleanPosition = position(
    // @ts-expect-error: looks like a node.
    unsafe,
  )
  if (unsafe.data) {
    node2.data = esm_default(unsafe.data)
  }
  if (cleanPosition) node2.position = cleanPosition
}
function findDefinition(definitions, key2) {
  let dataDefault
  let index2 = -1
  if (definitions) {
    while (++index2 < definitions.length) {
      const entry = definitions[index2]
      const name = typeof entry === 'string' ? entry : entry[0]
      if (name === key2) {
        return entry
      }
      if (name === 'data*') dataDefault = entry
    }
  }
  if (key2.length > 4 && key2.slice(0, 4).toLowerCase() === 'data') {
    return dataDefault
  }
}

// node_modules/rehype-sanitize/lib/index.js
function rehypeSanitize(options) {
  return function (tree) {
    const result =
      /** @type {Root} */
      sanitize(tree, options)
    return result
  }
}

// node_modules/html-void-elements/index.js
var htmlVoidElements = [
  'area',
  'base',
  'basefont',
  'bgsound',
  'br',
  'col',
  'command',
  'embed',
  'frame',
  'hr',
  'image',
  'img',
  'input',
  'keygen',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]

// node_modules/property-information/lib/util/schema.js
var Schema = class {
  /**
   * @param {SchemaType['property']} property
   *   Property.
   * @param {SchemaType['normal']} normal
   *   Normal.
   * @param {Space | undefined} [space]
   *   Space.
   * @returns
   *   Schema.
   */
  constructor(property, normal, space2) {
    this.normal = normal
    this.property = property
    if (space2) {
      this.space = space2
    }
  }
}
Schema.prototype.normal = {}
Schema.prototype.property = {}
Schema.prototype.space = void 0

// node_modules/property-information/lib/util/merge.js
function merge(definitions, space2) {
  const property = {}
  const normal = {}
  for (const definition3 of definitions) {
    Object.assign(property, definition3.property)
    Object.assign(normal, definition3.normal)
  }
  return new Schema(property, normal, space2)
}

// node_modules/property-information/lib/normalize.js
function normalize(value) {
  return value.toLowerCase()
}

// node_modules/property-information/lib/util/info.js
var Info = class {
  /**
   * @param {string} property
   *   Property.
   * @param {string} attribute
   *   Attribute.
   * @returns
   *   Info.
   */
  constructor(property, attribute) {
    this.attribute = attribute
    this.property = property
  }
}
Info.prototype.attribute = ''
Info.prototype.booleanish = false
Info.prototype.boolean = false
Info.prototype.commaOrSpaceSeparated = false
Info.prototype.commaSeparated = false
Info.prototype.defined = false
Info.prototype.mustUseProperty = false
Info.prototype.number = false
Info.prototype.overloadedBoolean = false
Info.prototype.property = ''
Info.prototype.spaceSeparated = false
Info.prototype.space = void 0

// node_modules/property-information/lib/util/types.js
var types_exports = {}
__export(types_exports, {
  boolean: () => boolean,
  booleanish: () => booleanish,
  commaOrSpaceSeparated: () => commaOrSpaceSeparated,
  commaSeparated: () => commaSeparated,
  number: () => number,
  overloadedBoolean: () => overloadedBoolean,
  spaceSeparated: () => spaceSeparated,
})
var powers = 0
var boolean = increment()
var booleanish = increment()
var overloadedBoolean = increment()
var number = increment()
var spaceSeparated = increment()
var commaSeparated = increment()
var commaOrSpaceSeparated = increment()
function increment() {
  return 2 ** ++powers
}

// node_modules/property-information/lib/util/defined-info.js
var checks =
  /** @type {ReadonlyArray<keyof typeof types>} */
  Object.keys(types_exports)
var DefinedInfo = class extends Info {
  /**
   * @constructor
   * @param {string} property
   *   Property.
   * @param {string} attribute
   *   Attribute.
   * @param {number | null | undefined} [mask]
   *   Mask.
   * @param {Space | undefined} [space]
   *   Space.
   * @returns
   *   Info.
   */
  constructor(property, attribute, mask, space2) {
    let index2 = -1
    super(property, attribute)
    mark(this, 'space', space2)
    if (typeof mask === 'number') {
      while (++index2 < checks.length) {
        const check2 = checks[index2]
        mark(this, checks[index2], (mask & types_exports[check2]) === types_exports[check2])
      }
    }
  }
}
DefinedInfo.prototype.defined = true
function mark(values, key2, value) {
  if (value) {
    values[key2] = value
  }
}

// node_modules/property-information/lib/util/create.js
function create(definition3) {
  const properties2 = {}
  const normals = {}
  for (const [property, value] of Object.entries(definition3.properties)) {
    const info = new DefinedInfo(
      property,
      definition3.transform(definition3.attributes || {}, property),
      value,
      definition3.space,
    )
    if (definition3.mustUseProperty && definition3.mustUseProperty.includes(property)) {
      info.mustUseProperty = true
    }
    properties2[property] = info
    normals[normalize(property)] = property
    normals[normalize(info.attribute)] = property
  }
  return new Schema(properties2, normals, definition3.space)
}

// node_modules/property-information/lib/aria.js
var aria2 = create({
  properties: {
    ariaActiveDescendant: null,
    ariaAtomic: booleanish,
    ariaAutoComplete: null,
    ariaBusy: booleanish,
    ariaChecked: booleanish,
    ariaColCount: number,
    ariaColIndex: number,
    ariaColSpan: number,
    ariaControls: spaceSeparated,
    ariaCurrent: null,
    ariaDescribedBy: spaceSeparated,
    ariaDetails: null,
    ariaDisabled: booleanish,
    ariaDropEffect: spaceSeparated,
    ariaErrorMessage: null,
    ariaExpanded: booleanish,
    ariaFlowTo: spaceSeparated,
    ariaGrabbed: booleanish,
    ariaHasPopup: null,
    ariaHidden: booleanish,
    ariaInvalid: null,
    ariaKeyShortcuts: null,
    ariaLabel: null,
    ariaLabelledBy: spaceSeparated,
    ariaLevel: number,
    ariaLive: null,
    ariaModal: booleanish,
    ariaMultiLine: booleanish,
    ariaMultiSelectable: booleanish,
    ariaOrientation: null,
    ariaOwns: spaceSeparated,
    ariaPlaceholder: null,
    ariaPosInSet: number,
    ariaPressed: booleanish,
    ariaReadOnly: booleanish,
    ariaRelevant: null,
    ariaRequired: booleanish,
    ariaRoleDescription: spaceSeparated,
    ariaRowCount: number,
    ariaRowIndex: number,
    ariaRowSpan: number,
    ariaSelected: booleanish,
    ariaSetSize: number,
    ariaSort: null,
    ariaValueMax: number,
    ariaValueMin: number,
    ariaValueNow: number,
    ariaValueText: null,
    role: null,
  },
  transform(_, property) {
    return property === 'role' ? property : 'aria-' + property.slice(4).toLowerCase()
  },
})

// node_modules/property-information/lib/util/case-sensitive-transform.js
function caseSensitiveTransform(attributes, attribute) {
  return attribute in attributes ? attributes[attribute] : attribute
}

// node_modules/property-information/lib/util/case-insensitive-transform.js
function caseInsensitiveTransform(attributes, property) {
  return caseSensitiveTransform(attributes, property.toLowerCase())
}

// node_modules/property-information/lib/html.js
var html = create({
  attributes: {
    acceptcharset: 'accept-charset',
    classname: 'class',
    htmlfor: 'for',
    httpequiv: 'http-equiv',
  },
  mustUseProperty: ['checked', 'multiple', 'muted', 'selected'],
  properties: {
    // Standard Properties.
    abbr: null,
    accept: commaSeparated,
    acceptCharset: spaceSeparated,
    accessKey: spaceSeparated,
    action: null,
    allow: null,
    allowFullScreen: boolean,
    allowPaymentRequest: boolean,
    allowUserMedia: boolean,
    alpha: boolean,
    alt: null,
    as: null,
    async: boolean,
    autoCapitalize: null,
    autoComplete: spaceSeparated,
    autoFocus: boolean,
    autoPlay: boolean,
    blocking: spaceSeparated,
    capture: null,
    charSet: null,
    checked: boolean,
    cite: null,
    className: spaceSeparated,
    closedBy: null,
    colorSpace: null,
    cols: number,
    colSpan: number,
    command: null,
    commandFor: null,
    content: null,
    contentEditable: booleanish,
    controls: boolean,
    controlsList: spaceSeparated,
    coords: number | commaSeparated,
    crossOrigin: null,
    data: null,
    dateTime: null,
    decoding: null,
    default: boolean,
    defer: boolean,
    dir: null,
    dirName: null,
    disabled: boolean,
    download: overloadedBoolean,
    draggable: booleanish,
    encType: null,
    enterKeyHint: null,
    fetchPriority: null,
    form: null,
    formAction: null,
    formEncType: null,
    formMethod: null,
    formNoValidate: boolean,
    formTarget: null,
    headers: spaceSeparated,
    height: number,
    hidden: overloadedBoolean,
    high: number,
    href: null,
    hrefLang: null,
    htmlFor: spaceSeparated,
    httpEquiv: spaceSeparated,
    id: null,
    imageSizes: null,
    imageSrcSet: null,
    inert: boolean,
    inputMode: null,
    integrity: null,
    is: null,
    isMap: boolean,
    itemId: null,
    itemProp: spaceSeparated,
    itemRef: spaceSeparated,
    itemScope: boolean,
    itemType: spaceSeparated,
    kind: null,
    label: null,
    lang: null,
    language: null,
    list: null,
    loading: null,
    loop: boolean,
    low: number,
    manifest: null,
    max: null,
    maxLength: number,
    media: null,
    method: null,
    min: null,
    minLength: number,
    multiple: boolean,
    muted: boolean,
    name: null,
    nonce: null,
    noModule: boolean,
    noValidate: boolean,
    onAbort: null,
    onAfterPrint: null,
    onAuxClick: null,
    onBeforeMatch: null,
    onBeforePrint: null,
    onBeforeToggle: null,
    onBeforeUnload: null,
    onBlur: null,
    onCancel: null,
    onCanPlay: null,
    onCanPlayThrough: null,
    onChange: null,
    onClick: null,
    onClose: null,
    onContextLost: null,
    onContextMenu: null,
    onContextRestored: null,
    onCopy: null,
    onCueChange: null,
    onCut: null,
    onDblClick: null,
    onDrag: null,
    onDragEnd: null,
    onDragEnter: null,
    onDragExit: null,
    onDragLeave: null,
    onDragOver: null,
    onDragStart: null,
    onDrop: null,
    onDurationChange: null,
    onEmptied: null,
    onEnded: null,
    onError: null,
    onFocus: null,
    onFormData: null,
    onHashChange: null,
    onInput: null,
    onInvalid: null,
    onKeyDown: null,
    onKeyPress: null,
    onKeyUp: null,
    onLanguageChange: null,
    onLoad: null,
    onLoadedData: null,
    onLoadedMetadata: null,
    onLoadEnd: null,
    onLoadStart: null,
    onMessage: null,
    onMessageError: null,
    onMouseDown: null,
    onMouseEnter: null,
    onMouseLeave: null,
    onMouseMove: null,
    onMouseOut: null,
    onMouseOver: null,
    onMouseUp: null,
    onOffline: null,
    onOnline: null,
    onPageHide: null,
    onPageShow: null,
    onPaste: null,
    onPause: null,
    onPlay: null,
    onPlaying: null,
    onPopState: null,
    onProgress: null,
    onRateChange: null,
    onRejectionHandled: null,
    onReset: null,
    onResize: null,
    onScroll: null,
    onScrollEnd: null,
    onSecurityPolicyViolation: null,
    onSeeked: null,
    onSeeking: null,
    onSelect: null,
    onSlotChange: null,
    onStalled: null,
    onStorage: null,
    onSubmit: null,
    onSuspend: null,
    onTimeUpdate: null,
    onToggle: null,
    onUnhandledRejection: null,
    onUnload: null,
    onVolumeChange: null,
    onWaiting: null,
    onWheel: null,
    open: boolean,
    optimum: number,
    pattern: null,
    ping: spaceSeparated,
    placeholder: null,
    playsInline: boolean,
    popover: null,
    popoverTarget: null,
    popoverTargetAction: null,
    poster: null,
    preload: null,
    readOnly: boolean,
    referrerPolicy: null,
    rel: spaceSeparated,
    required: boolean,
    reversed: boolean,
    rows: number,
    rowSpan: number,
    sandbox: spaceSeparated,
    scope: null,
    scoped: boolean,
    seamless: boolean,
    selected: boolean,
    shadowRootClonable: boolean,
    shadowRootCustomElementRegistry: boolean,
    shadowRootDelegatesFocus: boolean,
    shadowRootMode: null,
    shadowRootSerializable: boolean,
    shape: null,
    size: number,
    sizes: null,
    slot: null,
    span: number,
    spellCheck: booleanish,
    src: null,
    srcDoc: null,
    srcLang: null,
    srcSet: null,
    start: number,
    step: null,
    style: null,
    tabIndex: number,
    target: null,
    title: null,
    translate: null,
    type: null,
    typeMustMatch: boolean,
    useMap: null,
    value: booleanish,
    width: number,
    wrap: null,
    writingSuggestions: null,
    // Legacy.
    // See: https://html.spec.whatwg.org/#other-elements,-attributes-and-apis
    align: null,
    // Several. Use CSS `text-align` instead,
    aLink: null,
    // `<body>`. Use CSS `a:active {color}` instead
    archive: spaceSeparated,
    // `<object>`. List of URIs to archives
    axis: null,
    // `<td>` and `<th>`. Use `scope` on `<th>`
    background: null,
    // `<body>`. Use CSS `background-image` instead
    bgColor: null,
    // `<body>` and table elements. Use CSS `background-color` instead
    border: number,
    // `<table>`. Use CSS `border-width` instead,
    borderColor: null,
    // `<table>`. Use CSS `border-color` instead,
    bottomMargin: number,
    // `<body>`
    cellPadding: null,
    // `<table>`
    cellSpacing: null,
    // `<table>`
    char: null,
    // Several table elements. When `align=char`, sets the character to align on
    charOff: null,
    // Several table elements. When `char`, offsets the alignment
    classId: null,
    // `<object>`
    clear: null,
    // `<br>`. Use CSS `clear` instead
    code: null,
    // `<object>`
    codeBase: null,
    // `<object>`
    codeType: null,
    // `<object>`
    color: null,
    // `<font>` and `<hr>`. Use CSS instead
    compact: boolean,
    // Lists. Use CSS to reduce space between items instead
    declare: boolean,
    // `<object>`
    event: null,
    // `<script>`
    face: null,
    // `<font>`. Use CSS instead
    frame: null,
    // `<table>`
    frameBorder: null,
    // `<iframe>`. Use CSS `border` instead
    hSpace: number,
    // `<img>` and `<object>`
    leftMargin: number,
    // `<body>`
    link: null,
    // `<body>`. Use CSS `a:link {color: *}` instead
    longDesc: null,
    // `<frame>`, `<iframe>`, and `<img>`. Use an `<a>`
    lowSrc: null,
    // `<img>`. Use a `<picture>`
    marginHeight: number,
    // `<body>`
    marginWidth: number,
    // `<body>`
    noResize: boolean,
    // `<frame>`
    noHref: boolean,
    // `<area>`. Use no href instead of an explicit `nohref`
    noShade: boolean,
    // `<hr>`. Use background-color and height instead of borders
    noWrap: boolean,
    // `<td>` and `<th>`
    object: null,
    // `<applet>`
    profile: null,
    // `<head>`
    prompt: null,
    // `<isindex>`
    rev: null,
    // `<link>`
    rightMargin: number,
    // `<body>`
    rules: null,
    // `<table>`
    scheme: null,
    // `<meta>`
    scrolling: booleanish,
    // `<frame>`. Use overflow in the child context
    standby: null,
    // `<object>`
    summary: null,
    // `<table>`
    text: null,
    // `<body>`. Use CSS `color` instead
    topMargin: number,
    // `<body>`
    valueType: null,
    // `<param>`
    version: null,
    // `<html>`. Use a doctype.
    vAlign: null,
    // Several. Use CSS `vertical-align` instead
    vLink: null,
    // `<body>`. Use CSS `a:visited {color}` instead
    vSpace: number,
    // `<img>` and `<object>`
    // Non-standard Properties.
    allowTransparency: null,
    autoCorrect: null,
    autoSave: null,
    credentialless: boolean,
    disablePictureInPicture: boolean,
    disableRemotePlayback: boolean,
    exportParts: commaSeparated,
    part: spaceSeparated,
    prefix: null,
    property: null,
    results: number,
    security: null,
    unselectable: null,
  },
  space: 'html',
  transform: caseInsensitiveTransform,
})

// node_modules/property-information/lib/svg.js
var svg = create({
  attributes: {
    accentHeight: 'accent-height',
    alignmentBaseline: 'alignment-baseline',
    arabicForm: 'arabic-form',
    baselineShift: 'baseline-shift',
    capHeight: 'cap-height',
    className: 'class',
    clipPath: 'clip-path',
    clipRule: 'clip-rule',
    colorInterpolation: 'color-interpolation',
    colorInterpolationFilters: 'color-interpolation-filters',
    colorProfile: 'color-profile',
    colorRendering: 'color-rendering',
    crossOrigin: 'crossorigin',
    dataType: 'datatype',
    dominantBaseline: 'dominant-baseline',
    enableBackground: 'enable-background',
    fillOpacity: 'fill-opacity',
    fillRule: 'fill-rule',
    floodColor: 'flood-color',
    floodOpacity: 'flood-opacity',
    fontFamily: 'font-family',
    fontSize: 'font-size',
    fontSizeAdjust: 'font-size-adjust',
    fontStretch: 'font-stretch',
    fontStyle: 'font-style',
    fontVariant: 'font-variant',
    fontWeight: 'font-weight',
    glyphName: 'glyph-name',
    glyphOrientationHorizontal: 'glyph-orientation-horizontal',
    glyphOrientationVertical: 'glyph-orientation-vertical',
    hrefLang: 'hreflang',
    horizAdvX: 'horiz-adv-x',
    horizOriginX: 'horiz-origin-x',
    horizOriginY: 'horiz-origin-y',
    imageRendering: 'image-rendering',
    letterSpacing: 'letter-spacing',
    lightingColor: 'lighting-color',
    markerEnd: 'marker-end',
    markerMid: 'marker-mid',
    markerStart: 'marker-start',
    maskType: 'mask-type',
    navDown: 'nav-down',
    navDownLeft: 'nav-down-left',
    navDownRight: 'nav-down-right',
    navLeft: 'nav-left',
    navNext: 'nav-next',
    navPrev: 'nav-prev',
    navRight: 'nav-right',
    navUp: 'nav-up',
    navUpLeft: 'nav-up-left',
    navUpRight: 'nav-up-right',
    onAbort: 'onabort',
    onActivate: 'onactivate',
    onAfterPrint: 'onafterprint',
    onBeforePrint: 'onbeforeprint',
    onBegin: 'onbegin',
    onCancel: 'oncancel',
    onCanPlay: 'oncanplay',
    onCanPlayThrough: 'oncanplaythrough',
    onChange: 'onchange',
    onClick: 'onclick',
    onClose: 'onclose',
    onCopy: 'oncopy',
    onCueChange: 'oncuechange',
    onCut: 'oncut',
    onDblClick: 'ondblclick',
    onDrag: 'ondrag',
    onDragEnd: 'ondragend',
    onDragEnter: 'ondragenter',
    onDragExit: 'ondragexit',
    onDragLeave: 'ondragleave',
    onDragOver: 'ondragover',
    onDragStart: 'ondragstart',
    onDrop: 'ondrop',
    onDurationChange: 'ondurationchange',
    onEmptied: 'onemptied',
    onEnd: 'onend',
    onEnded: 'onended',
    onError: 'onerror',
    onFocus: 'onfocus',
    onFocusIn: 'onfocusin',
    onFocusOut: 'onfocusout',
    onHashChange: 'onhashchange',
    onInput: 'oninput',
    onInvalid: 'oninvalid',
    onKeyDown: 'onkeydown',
    onKeyPress: 'onkeypress',
    onKeyUp: 'onkeyup',
    onLoad: 'onload',
    onLoadedData: 'onloadeddata',
    onLoadedMetadata: 'onloadedmetadata',
    onLoadStart: 'onloadstart',
    onMessage: 'onmessage',
    onMouseDown: 'onmousedown',
    onMouseEnter: 'onmouseenter',
    onMouseLeave: 'onmouseleave',
    onMouseMove: 'onmousemove',
    onMouseOut: 'onmouseout',
    onMouseOver: 'onmouseover',
    onMouseUp: 'onmouseup',
    onMouseWheel: 'onmousewheel',
    onOffline: 'onoffline',
    onOnline: 'ononline',
    onPageHide: 'onpagehide',
    onPageShow: 'onpageshow',
    onPaste: 'onpaste',
    onPause: 'onpause',
    onPlay: 'onplay',
    onPlaying: 'onplaying',
    onPopState: 'onpopstate',
    onProgress: 'onprogress',
    onRateChange: 'onratechange',
    onRepeat: 'onrepeat',
    onReset: 'onreset',
    onResize: 'onresize',
    onScroll: 'onscroll',
    onSeeked: 'onseeked',
    onSeeking: 'onseeking',
    onSelect: 'onselect',
    onShow: 'onshow',
    onStalled: 'onstalled',
    onStorage: 'onstorage',
    onSubmit: 'onsubmit',
    onSuspend: 'onsuspend',
    onTimeUpdate: 'ontimeupdate',
    onToggle: 'ontoggle',
    onUnload: 'onunload',
    onVolumeChange: 'onvolumechange',
    onWaiting: 'onwaiting',
    onZoom: 'onzoom',
    overlinePosition: 'overline-position',
    overlineThickness: 'overline-thickness',
    paintOrder: 'paint-order',
    panose1: 'panose-1',
    pointerEvents: 'pointer-events',
    referrerPolicy: 'referrerpolicy',
    renderingIntent: 'rendering-intent',
    shapeRendering: 'shape-rendering',
    stopColor: 'stop-color',
    stopOpacity: 'stop-opacity',
    strikethroughPosition: 'strikethrough-position',
    strikethroughThickness: 'strikethrough-thickness',
    strokeDashArray: 'stroke-dasharray',
    strokeDashOffset: 'stroke-dashoffset',
    strokeLineCap: 'stroke-linecap',
    strokeLineJoin: 'stroke-linejoin',
    strokeMiterLimit: 'stroke-miterlimit',
    strokeOpacity: 'stroke-opacity',
    strokeWidth: 'stroke-width',
    tabIndex: 'tabindex',
    textAnchor: 'text-anchor',
    textDecoration: 'text-decoration',
    textRendering: 'text-rendering',
    transformOrigin: 'transform-origin',
    typeOf: 'typeof',
    underlinePosition: 'underline-position',
    underlineThickness: 'underline-thickness',
    unicodeBidi: 'unicode-bidi',
    unicodeRange: 'unicode-range',
    unitsPerEm: 'units-per-em',
    vAlphabetic: 'v-alphabetic',
    vHanging: 'v-hanging',
    vIdeographic: 'v-ideographic',
    vMathematical: 'v-mathematical',
    vectorEffect: 'vector-effect',
    vertAdvY: 'vert-adv-y',
    vertOriginX: 'vert-origin-x',
    vertOriginY: 'vert-origin-y',
    wordSpacing: 'word-spacing',
    writingMode: 'writing-mode',
    xHeight: 'x-height',
    // These were camelcased in Tiny. Now lowercased in SVG 2
    playbackOrder: 'playbackorder',
    timelineBegin: 'timelinebegin',
  },
  properties: {
    about: commaOrSpaceSeparated,
    accentHeight: number,
    accumulate: null,
    additive: null,
    alignmentBaseline: null,
    alphabetic: number,
    amplitude: number,
    arabicForm: null,
    ascent: number,
    attributeName: null,
    attributeType: null,
    azimuth: number,
    bandwidth: null,
    baselineShift: null,
    baseFrequency: null,
    baseProfile: null,
    bbox: null,
    begin: null,
    bias: number,
    by: null,
    calcMode: null,
    capHeight: number,
    className: spaceSeparated,
    clip: null,
    clipPath: null,
    clipPathUnits: null,
    clipRule: null,
    color: null,
    colorInterpolation: null,
    colorInterpolationFilters: null,
    colorProfile: null,
    colorRendering: null,
    content: null,
    contentScriptType: null,
    contentStyleType: null,
    crossOrigin: null,
    cursor: null,
    cx: null,
    cy: null,
    d: null,
    dataType: null,
    defaultAction: null,
    descent: number,
    diffuseConstant: number,
    direction: null,
    display: null,
    dur: null,
    divisor: number,
    dominantBaseline: null,
    download: boolean,
    dx: null,
    dy: null,
    edgeMode: null,
    editable: null,
    elevation: number,
    enableBackground: null,
    end: null,
    event: null,
    exponent: number,
    externalResourcesRequired: null,
    fill: null,
    fillOpacity: number,
    fillRule: null,
    filter: null,
    filterRes: null,
    filterUnits: null,
    floodColor: null,
    floodOpacity: null,
    focusable: null,
    focusHighlight: null,
    fontFamily: null,
    fontSize: null,
    fontSizeAdjust: null,
    fontStretch: null,
    fontStyle: null,
    fontVariant: null,
    fontWeight: null,
    format: null,
    fr: null,
    from: null,
    fx: null,
    fy: null,
    g1: commaSeparated,
    g2: commaSeparated,
    glyphName: commaSeparated,
    glyphOrientationHorizontal: null,
    glyphOrientationVertical: null,
    glyphRef: null,
    gradientTransform: null,
    gradientUnits: null,
    handler: null,
    hanging: number,
    hatchContentUnits: null,
    hatchUnits: null,
    height: null,
    href: null,
    hrefLang: null,
    horizAdvX: number,
    horizOriginX: number,
    horizOriginY: number,
    id: null,
    ideographic: number,
    imageRendering: null,
    initialVisibility: null,
    in: null,
    in2: null,
    intercept: number,
    k: number,
    k1: number,
    k2: number,
    k3: number,
    k4: number,
    kernelMatrix: commaOrSpaceSeparated,
    kernelUnitLength: null,
    keyPoints: null,
    // SEMI_COLON_SEPARATED
    keySplines: null,
    // SEMI_COLON_SEPARATED
    keyTimes: null,
    // SEMI_COLON_SEPARATED
    kerning: null,
    lang: null,
    lengthAdjust: null,
    letterSpacing: null,
    lightingColor: null,
    limitingConeAngle: number,
    local: null,
    markerEnd: null,
    markerMid: null,
    markerStart: null,
    markerHeight: null,
    markerUnits: null,
    markerWidth: null,
    mask: null,
    maskContentUnits: null,
    maskType: null,
    maskUnits: null,
    mathematical: null,
    max: null,
    media: null,
    mediaCharacterEncoding: null,
    mediaContentEncodings: null,
    mediaSize: number,
    mediaTime: null,
    method: null,
    min: null,
    mode: null,
    name: null,
    navDown: null,
    navDownLeft: null,
    navDownRight: null,
    navLeft: null,
    navNext: null,
    navPrev: null,
    navRight: null,
    navUp: null,
    navUpLeft: null,
    navUpRight: null,
    numOctaves: null,
    observer: null,
    offset: null,
    onAbort: null,
    onActivate: null,
    onAfterPrint: null,
    onBeforePrint: null,
    onBegin: null,
    onCancel: null,
    onCanPlay: null,
    onCanPlayThrough: null,
    onChange: null,
    onClick: null,
    onClose: null,
    onCopy: null,
    onCueChange: null,
    onCut: null,
    onDblClick: null,
    onDrag: null,
    onDragEnd: null,
    onDragEnter: null,
    onDragExit: null,
    onDragLeave: null,
    onDragOver: null,
    onDragStart: null,
    onDrop: null,
    onDurationChange: null,
    onEmptied: null,
    onEnd: null,
    onEnded: null,
    onError: null,
    onFocus: null,
    onFocusIn: null,
    onFocusOut: null,
    onHashChange: null,
    onInput: null,
    onInvalid: null,
    onKeyDown: null,
    onKeyPress: null,
    onKeyUp: null,
    onLoad: null,
    onLoadedData: null,
    onLoadedMetadata: null,
    onLoadStart: null,
    onMessage: null,
    onMouseDown: null,
    onMouseEnter: null,
    onMouseLeave: null,
    onMouseMove: null,
    onMouseOut: null,
    onMouseOver: null,
    onMouseUp: null,
    onMouseWheel: null,
    onOffline: null,
    onOnline: null,
    onPageHide: null,
    onPageShow: null,
    onPaste: null,
    onPause: null,
    onPlay: null,
    onPlaying: null,
    onPopState: null,
    onProgress: null,
    onRateChange: null,
    onRepeat: null,
    onReset: null,
    onResize: null,
    onScroll: null,
    onSeeked: null,
    onSeeking: null,
    onSelect: null,
    onShow: null,
    onStalled: null,
    onStorage: null,
    onSubmit: null,
    onSuspend: null,
    onTimeUpdate: null,
    onToggle: null,
    onUnload: null,
    onVolumeChange: null,
    onWaiting: null,
    onZoom: null,
    opacity: null,
    operator: null,
    order: null,
    orient: null,
    orientation: null,
    origin: null,
    overflow: null,
    overlay: null,
    overlinePosition: number,
    overlineThickness: number,
    paintOrder: null,
    panose1: null,
    path: null,
    pathLength: number,
    patternContentUnits: null,
    patternTransform: null,
    patternUnits: null,
    phase: null,
    ping: spaceSeparated,
    pitch: null,
    playbackOrder: null,
    pointerEvents: null,
    points: null,
    pointsAtX: number,
    pointsAtY: number,
    pointsAtZ: number,
    preserveAlpha: null,
    preserveAspectRatio: null,
    primitiveUnits: null,
    propagate: null,
    property: commaOrSpaceSeparated,
    r: null,
    radius: null,
    referrerPolicy: null,
    refX: null,
    refY: null,
    rel: commaOrSpaceSeparated,
    rev: commaOrSpaceSeparated,
    renderingIntent: null,
    repeatCount: null,
    repeatDur: null,
    requiredExtensions: commaOrSpaceSeparated,
    requiredFeatures: commaOrSpaceSeparated,
    requiredFonts: commaOrSpaceSeparated,
    requiredFormats: commaOrSpaceSeparated,
    resource: null,
    restart: null,
    result: null,
    rotate: null,
    rx: null,
    ry: null,
    scale: null,
    seed: null,
    shapeRendering: null,
    side: null,
    slope: null,
    snapshotTime: null,
    specularConstant: number,
    specularExponent: number,
    spreadMethod: null,
    spacing: null,
    startOffset: null,
    stdDeviation: null,
    stemh: null,
    stemv: null,
    stitchTiles: null,
    stopColor: null,
    stopOpacity: null,
    strikethroughPosition: number,
    strikethroughThickness: number,
    string: null,
    stroke: null,
    strokeDashArray: commaOrSpaceSeparated,
    strokeDashOffset: null,
    strokeLineCap: null,
    strokeLineJoin: null,
    strokeMiterLimit: number,
    strokeOpacity: number,
    strokeWidth: null,
    style: null,
    surfaceScale: number,
    syncBehavior: null,
    syncBehaviorDefault: null,
    syncMaster: null,
    syncTolerance: null,
    syncToleranceDefault: null,
    systemLanguage: commaOrSpaceSeparated,
    tabIndex: number,
    tableValues: null,
    target: null,
    targetX: number,
    targetY: number,
    textAnchor: null,
    textDecoration: null,
    textRendering: null,
    textLength: null,
    timelineBegin: null,
    title: null,
    transformBehavior: null,
    type: null,
    typeOf: commaOrSpaceSeparated,
    to: null,
    transform: null,
    transformOrigin: null,
    u1: null,
    u2: null,
    underlinePosition: number,
    underlineThickness: number,
    unicode: null,
    unicodeBidi: null,
    unicodeRange: null,
    unitsPerEm: number,
    values: null,
    vAlphabetic: number,
    vMathematical: number,
    vectorEffect: null,
    vHanging: number,
    vIdeographic: number,
    version: null,
    vertAdvY: number,
    vertOriginX: number,
    vertOriginY: number,
    viewBox: null,
    viewTarget: null,
    visibility: null,
    width: null,
    widths: null,
    wordSpacing: null,
    writingMode: null,
    x: null,
    x1: null,
    x2: null,
    xChannelSelector: null,
    xHeight: number,
    y: null,
    y1: null,
    y2: null,
    yChannelSelector: null,
    z: null,
    zoomAndPan: null,
  },
  space: 'svg',
  transform: caseSensitiveTransform,
})

// node_modules/property-information/lib/xlink.js
var xlink = create({
  properties: {
    xLinkActuate: null,
    xLinkArcRole: null,
    xLinkHref: null,
    xLinkRole: null,
    xLinkShow: null,
    xLinkTitle: null,
    xLinkType: null,
  },
  space: 'xlink',
  transform(_, property) {
    return 'xlink:' + property.slice(5).toLowerCase()
  },
})

// node_modules/property-information/lib/xmlns.js
var xmlns = create({
  attributes: { xmlnsxlink: 'xmlns:xlink' },
  properties: { xmlnsXLink: null, xmlns: null },
  space: 'xmlns',
  transform: caseInsensitiveTransform,
})

// node_modules/property-information/lib/xml.js
var xml = create({
  properties: { xmlBase: null, xmlLang: null, xmlSpace: null },
  space: 'xml',
  transform(_, property) {
    return 'xml:' + property.slice(3).toLowerCase()
  },
})

// node_modules/property-information/lib/find.js
var cap = /[A-Z]/g
var dash = /-[a-z]/g
var valid = /^data[-\w.:]+$/i
function find(schema, value) {
  const normal = normalize(value)
  let property = value
  let Type = Info
  if (normal in schema.normal) {
    return schema.property[schema.normal[normal]]
  }
  if (normal.length > 4 && normal.slice(0, 4) === 'data' && valid.test(value)) {
    if (value.charAt(4) === '-') {
      const rest = value.slice(5).replace(dash, camelcase)
      property = 'data' + rest.charAt(0).toUpperCase() + rest.slice(1)
    } else {
      const rest = value.slice(4)
      if (!dash.test(rest)) {
        let dashes = rest.replace(cap, kebab)
        if (dashes.charAt(0) !== '-') {
          dashes = '-' + dashes
        }
        value = 'data' + dashes
      }
    }
    Type = DefinedInfo
  }
  return new Type(property, value)
}
function kebab($0) {
  return '-' + $0.toLowerCase()
}
function camelcase($0) {
  return $0.charAt(1).toUpperCase()
}

// node_modules/property-information/index.js
var html2 = merge([aria2, html, xlink, xmlns, xml], 'html')
var svg2 = merge([aria2, svg, xlink, xmlns, xml], 'svg')

// node_modules/zwitch/index.js
var own2 = {}.hasOwnProperty
function zwitch(key2, options) {
  const settings = options || {}
  function one3(value, ...parameters) {
    let fn = one3.invalid
    const handlers2 = one3.handlers
    if (value && own2.call(value, key2)) {
      const id = String(value[key2])
      fn = own2.call(handlers2, id) ? handlers2[id] : one3.unknown
    }
    if (fn) {
      return fn.call(this, value, ...parameters)
    }
  }
  one3.handlers = settings.handlers || {}
  one3.invalid = settings.invalid
  one3.unknown = settings.unknown
  return one3
}

// node_modules/stringify-entities/lib/core.js
var defaultSubsetRegex = /["&'<>`]/g
var surrogatePairsRegex = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g
var controlCharactersRegex =
  // eslint-disable-next-line no-control-regex, unicorn/no-hex-escape
  /[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
var regexEscapeRegex = /[|\\{}()[\]^$+*?.]/g
var subsetToRegexCache = /* @__PURE__ */ new WeakMap()
function core(value, options) {
  value = value.replace(options.subset ? charactersToExpressionCached(options.subset) : defaultSubsetRegex, basic)
  if (options.subset || options.escapeOnly) {
    return value
  }
  return value.replace(surrogatePairsRegex, surrogate).replace(controlCharactersRegex, basic)
  function surrogate(pair2, index2, all3) {
    return options.format(
      (pair2.charCodeAt(0) - 55296) * 1024 + pair2.charCodeAt(1) - 56320 + 65536,
      all3.charCodeAt(index2 + 2),
      options,
    )
  }
  function basic(character, index2, all3) {
    return options.format(character.charCodeAt(0), all3.charCodeAt(index2 + 1), options)
  }
}
function charactersToExpressionCached(subset) {
  let cached2 = subsetToRegexCache.get(subset)
  if (!cached2) {
    cached2 = charactersToExpression(subset)
    subsetToRegexCache.set(subset, cached2)
  }
  return cached2
}
function charactersToExpression(subset) {
  const groups = []
  let index2 = -1
  while (++index2 < subset.length) {
    groups.push(subset[index2].replace(regexEscapeRegex, '\\$&'))
  }
  return new RegExp('(?:' + groups.join('|') + ')', 'g')
}

// node_modules/stringify-entities/lib/util/to-hexadecimal.js
var hexadecimalRegex = /[\dA-Fa-f]/
function toHexadecimal(code4, next, omit2) {
  const value = '&#x' + code4.toString(16).toUpperCase()
  return omit2 && next && !hexadecimalRegex.test(String.fromCharCode(next)) ? value : value + ';'
}

// node_modules/stringify-entities/lib/util/to-decimal.js
var decimalRegex = /\d/
function toDecimal(code4, next, omit2) {
  const value = '&#' + String(code4)
  return omit2 && next && !decimalRegex.test(String.fromCharCode(next)) ? value : value + ';'
}

// node_modules/character-entities-legacy/index.js
var characterEntitiesLegacy = [
  'AElig',
  'AMP',
  'Aacute',
  'Acirc',
  'Agrave',
  'Aring',
  'Atilde',
  'Auml',
  'COPY',
  'Ccedil',
  'ETH',
  'Eacute',
  'Ecirc',
  'Egrave',
  'Euml',
  'GT',
  'Iacute',
  'Icirc',
  'Igrave',
  'Iuml',
  'LT',
  'Ntilde',
  'Oacute',
  'Ocirc',
  'Ograve',
  'Oslash',
  'Otilde',
  'Ouml',
  'QUOT',
  'REG',
  'THORN',
  'Uacute',
  'Ucirc',
  'Ugrave',
  'Uuml',
  'Yacute',
  'aacute',
  'acirc',
  'acute',
  'aelig',
  'agrave',
  'amp',
  'aring',
  'atilde',
  'auml',
  'brvbar',
  'ccedil',
  'cedil',
  'cent',
  'copy',
  'curren',
  'deg',
  'divide',
  'eacute',
  'ecirc',
  'egrave',
  'eth',
  'euml',
  'frac12',
  'frac14',
  'frac34',
  'gt',
  'iacute',
  'icirc',
  'iexcl',
  'igrave',
  'iquest',
  'iuml',
  'laquo',
  'lt',
  'macr',
  'micro',
  'middot',
  'nbsp',
  'not',
  'ntilde',
  'oacute',
  'ocirc',
  'ograve',
  'ordf',
  'ordm',
  'oslash',
  'otilde',
  'ouml',
  'para',
  'plusmn',
  'pound',
  'quot',
  'raquo',
  'reg',
  'sect',
  'shy',
  'sup1',
  'sup2',
  'sup3',
  'szlig',
  'thorn',
  'times',
  'uacute',
  'ucirc',
  'ugrave',
  'uml',
  'uuml',
  'yacute',
  'yen',
  'yuml',
]

// node_modules/character-entities-html4/index.js
var characterEntitiesHtml4 = {
  nbsp: '\xA0',
  iexcl: '\xA1',
  cent: '\xA2',
  pound: '\xA3',
  curren: '\xA4',
  yen: '\xA5',
  brvbar: '\xA6',
  sect: '\xA7',
  uml: '\xA8',
  copy: '\xA9',
  ordf: '\xAA',
  laquo: '\xAB',
  not: '\xAC',
  shy: '\xAD',
  reg: '\xAE',
  macr: '\xAF',
  deg: '\xB0',
  plusmn: '\xB1',
  sup2: '\xB2',
  sup3: '\xB3',
  acute: '\xB4',
  micro: '\xB5',
  para: '\xB6',
  middot: '\xB7',
  cedil: '\xB8',
  sup1: '\xB9',
  ordm: '\xBA',
  raquo: '\xBB',
  frac14: '\xBC',
  frac12: '\xBD',
  frac34: '\xBE',
  iquest: '\xBF',
  Agrave: '\xC0',
  Aacute: '\xC1',
  Acirc: '\xC2',
  Atilde: '\xC3',
  Auml: '\xC4',
  Aring: '\xC5',
  AElig: '\xC6',
  Ccedil: '\xC7',
  Egrave: '\xC8',
  Eacute: '\xC9',
  Ecirc: '\xCA',
  Euml: '\xCB',
  Igrave: '\xCC',
  Iacute: '\xCD',
  Icirc: '\xCE',
  Iuml: '\xCF',
  ETH: '\xD0',
  Ntilde: '\xD1',
  Ograve: '\xD2',
  Oacute: '\xD3',
  Ocirc: '\xD4',
  Otilde: '\xD5',
  Ouml: '\xD6',
  times: '\xD7',
  Oslash: '\xD8',
  Ugrave: '\xD9',
  Uacute: '\xDA',
  Ucirc: '\xDB',
  Uuml: '\xDC',
  Yacute: '\xDD',
  THORN: '\xDE',
  szlig: '\xDF',
  agrave: '\xE0',
  aacute: '\xE1',
  acirc: '\xE2',
  atilde: '\xE3',
  auml: '\xE4',
  aring: '\xE5',
  aelig: '\xE6',
  ccedil: '\xE7',
  egrave: '\xE8',
  eacute: '\xE9',
  ecirc: '\xEA',
  euml: '\xEB',
  igrave: '\xEC',
  iacute: '\xED',
  icirc: '\xEE',
  iuml: '\xEF',
  eth: '\xF0',
  ntilde: '\xF1',
  ograve: '\xF2',
  oacute: '\xF3',
  ocirc: '\xF4',
  otilde: '\xF5',
  ouml: '\xF6',
  divide: '\xF7',
  oslash: '\xF8',
  ugrave: '\xF9',
  uacute: '\xFA',
  ucirc: '\xFB',
  uuml: '\xFC',
  yacute: '\xFD',
  thorn: '\xFE',
  yuml: '\xFF',
  fnof: '\u0192',
  Alpha: '\u0391',
  Beta: '\u0392',
  Gamma: '\u0393',
  Delta: '\u0394',
  Epsilon: '\u0395',
  Zeta: '\u0396',
  Eta: '\u0397',
  Theta: '\u0398',
  Iota: '\u0399',
  Kappa: '\u039A',
  Lambda: '\u039B',
  Mu: '\u039C',
  Nu: '\u039D',
  Xi: '\u039E',
  Omicron: '\u039F',
  Pi: '\u03A0',
  Rho: '\u03A1',
  Sigma: '\u03A3',
  Tau: '\u03A4',
  Upsilon: '\u03A5',
  Phi: '\u03A6',
  Chi: '\u03A7',
  Psi: '\u03A8',
  Omega: '\u03A9',
  alpha: '\u03B1',
  beta: '\u03B2',
  gamma: '\u03B3',
  delta: '\u03B4',
  epsilon: '\u03B5',
  zeta: '\u03B6',
  eta: '\u03B7',
  theta: '\u03B8',
  iota: '\u03B9',
  kappa: '\u03BA',
  lambda: '\u03BB',
  mu: '\u03BC',
  nu: '\u03BD',
  xi: '\u03BE',
  omicron: '\u03BF',
  pi: '\u03C0',
  rho: '\u03C1',
  sigmaf: '\u03C2',
  sigma: '\u03C3',
  tau: '\u03C4',
  upsilon: '\u03C5',
  phi: '\u03C6',
  chi: '\u03C7',
  psi: '\u03C8',
  omega: '\u03C9',
  thetasym: '\u03D1',
  upsih: '\u03D2',
  piv: '\u03D6',
  bull: '\u2022',
  hellip: '\u2026',
  prime: '\u2032',
  Prime: '\u2033',
  oline: '\u203E',
  frasl: '\u2044',
  weierp: '\u2118',
  image: '\u2111',
  real: '\u211C',
  trade: '\u2122',
  alefsym: '\u2135',
  larr: '\u2190',
  uarr: '\u2191',
  rarr: '\u2192',
  darr: '\u2193',
  harr: '\u2194',
  crarr: '\u21B5',
  lArr: '\u21D0',
  uArr: '\u21D1',
  rArr: '\u21D2',
  dArr: '\u21D3',
  hArr: '\u21D4',
  forall: '\u2200',
  part: '\u2202',
  exist: '\u2203',
  empty: '\u2205',
  nabla: '\u2207',
  isin: '\u2208',
  notin: '\u2209',
  ni: '\u220B',
  prod: '\u220F',
  sum: '\u2211',
  minus: '\u2212',
  lowast: '\u2217',
  radic: '\u221A',
  prop: '\u221D',
  infin: '\u221E',
  ang: '\u2220',
  and: '\u2227',
  or: '\u2228',
  cap: '\u2229',
  cup: '\u222A',
  int: '\u222B',
  there4: '\u2234',
  sim: '\u223C',
  cong: '\u2245',
  asymp: '\u2248',
  ne: '\u2260',
  equiv: '\u2261',
  le: '\u2264',
  ge: '\u2265',
  sub: '\u2282',
  sup: '\u2283',
  nsub: '\u2284',
  sube: '\u2286',
  supe: '\u2287',
  oplus: '\u2295',
  otimes: '\u2297',
  perp: '\u22A5',
  sdot: '\u22C5',
  lceil: '\u2308',
  rceil: '\u2309',
  lfloor: '\u230A',
  rfloor: '\u230B',
  lang: '\u2329',
  rang: '\u232A',
  loz: '\u25CA',
  spades: '\u2660',
  clubs: '\u2663',
  hearts: '\u2665',
  diams: '\u2666',
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  OElig: '\u0152',
  oelig: '\u0153',
  Scaron: '\u0160',
  scaron: '\u0161',
  Yuml: '\u0178',
  circ: '\u02C6',
  tilde: '\u02DC',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200C',
  zwj: '\u200D',
  lrm: '\u200E',
  rlm: '\u200F',
  ndash: '\u2013',
  mdash: '\u2014',
  lsquo: '\u2018',
  rsquo: '\u2019',
  sbquo: '\u201A',
  ldquo: '\u201C',
  rdquo: '\u201D',
  bdquo: '\u201E',
  dagger: '\u2020',
  Dagger: '\u2021',
  permil: '\u2030',
  lsaquo: '\u2039',
  rsaquo: '\u203A',
  euro: '\u20AC',
}

// node_modules/stringify-entities/lib/constant/dangerous.js
var dangerous = ['cent', 'copy', 'divide', 'gt', 'lt', 'not', 'para', 'times']

// node_modules/stringify-entities/lib/util/to-named.js
var own3 = {}.hasOwnProperty
var characters = {}
var key
for (key in characterEntitiesHtml4) {
  if (own3.call(characterEntitiesHtml4, key)) {
    characters[characterEntitiesHtml4[key]] = key
  }
}
var notAlphanumericRegex = /[^\dA-Za-z]/
function toNamed(code4, next, omit2, attribute) {
  const character = String.fromCharCode(code4)
  if (own3.call(characters, character)) {
    const name = characters[character]
    const value = '&' + name
    if (
      omit2 &&
      characterEntitiesLegacy.includes(name) &&
      !dangerous.includes(name) &&
      (!attribute || (next && next !== 61 && notAlphanumericRegex.test(String.fromCharCode(next))))
    ) {
      return value
    }
    return value + ';'
  }
  return ''
}

// node_modules/stringify-entities/lib/util/format-smart.js
function formatSmart(code4, next, options) {
  let numeric = toHexadecimal(code4, next, options.omitOptionalSemicolons)
  let named
  if (options.useNamedReferences || options.useShortestReferences) {
    named = toNamed(code4, next, options.omitOptionalSemicolons, options.attribute)
  }
  if ((options.useShortestReferences || !named) && options.useShortestReferences) {
    const decimal = toDecimal(code4, next, options.omitOptionalSemicolons)
    if (decimal.length < numeric.length) {
      numeric = decimal
    }
  }
  return named && (!options.useShortestReferences || named.length < numeric.length) ? named : numeric
}

// node_modules/stringify-entities/lib/index.js
function stringifyEntities(value, options) {
  return core(value, Object.assign({ format: formatSmart }, options))
}

// node_modules/hast-util-to-html/lib/handle/comment.js
var htmlCommentRegex = /^>|^->|<!--|-->|--!>|<!-$/g
var bogusCommentEntitySubset = ['>']
var commentEntitySubset = ['<', '>']
function comment2(node2, _1, _2, state) {
  return state.settings.bogusComments
    ? '<?' +
        stringifyEntities(
          node2.value,
          Object.assign({}, state.settings.characterReferences, {
            subset: bogusCommentEntitySubset,
          }),
        ) +
        '>'
    : '<!--' + node2.value.replace(htmlCommentRegex, encode3) + '-->'
  function encode3($0) {
    return stringifyEntities(
      $0,
      Object.assign({}, state.settings.characterReferences, {
        subset: commentEntitySubset,
      }),
    )
  }
}

// node_modules/hast-util-to-html/lib/handle/doctype.js
function doctype2(_1, _2, _3, state) {
  return (
    '<!' + (state.settings.upperDoctype ? 'DOCTYPE' : 'doctype') + (state.settings.tightDoctype ? '' : ' ') + 'html>'
  )
}

// node_modules/ccount/index.js
function ccount(value, character) {
  const source = String(value)
  if (typeof character !== 'string') {
    throw new TypeError('Expected character')
  }
  let count = 0
  let index2 = source.indexOf(character)
  while (index2 !== -1) {
    count++
    index2 = source.indexOf(character, index2 + character.length)
  }
  return count
}

// node_modules/comma-separated-tokens/index.js
function stringify(values, options) {
  const settings = options || {}
  const input = values[values.length - 1] === '' ? [...values, ''] : values
  return input.join((settings.padRight ? ' ' : '') + ',' + (settings.padLeft === false ? '' : ' ')).trim()
}

// node_modules/space-separated-tokens/index.js
function stringify2(values) {
  return values.join(' ').trim()
}

// node_modules/hast-util-whitespace/lib/index.js
var re = /[ \t\n\f\r]/g
function whitespace(thing) {
  return typeof thing === 'object' ? (thing.type === 'text' ? empty(thing.value) : false) : empty(thing)
}
function empty(value) {
  return value.replace(re, '') === ''
}

// node_modules/hast-util-to-html/lib/omission/util/siblings.js
var siblingAfter = siblings(1)
var siblingBefore = siblings(-1)
var emptyChildren = []
function siblings(increment2) {
  return sibling
  function sibling(parent, index2, includeWhitespace) {
    const siblings2 = parent ? parent.children : emptyChildren
    let offset = (index2 || 0) + increment2
    let next = siblings2[offset]
    if (!includeWhitespace) {
      while (next && whitespace(next)) {
        offset += increment2
        next = siblings2[offset]
      }
    }
    return next
  }
}

// node_modules/hast-util-to-html/lib/omission/omission.js
var own4 = {}.hasOwnProperty
function omission(handlers2) {
  return omit2
  function omit2(node2, index2, parent) {
    return own4.call(handlers2, node2.tagName) && handlers2[node2.tagName](node2, index2, parent)
  }
}

// node_modules/hast-util-to-html/lib/omission/closing.js
var closing = omission({
  body,
  caption: headOrColgroupOrCaption,
  colgroup: headOrColgroupOrCaption,
  dd,
  dt,
  head: headOrColgroupOrCaption,
  html: html3,
  li,
  optgroup,
  option,
  p,
  rp: rubyElement,
  rt: rubyElement,
  tbody,
  td: cells,
  tfoot,
  th: cells,
  thead,
  tr,
})
function headOrColgroupOrCaption(_, index2, parent) {
  const next = siblingAfter(parent, index2, true)
  return !next || (next.type !== 'comment' && !(next.type === 'text' && whitespace(next.value.charAt(0))))
}
function html3(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || next.type !== 'comment'
}
function body(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || next.type !== 'comment'
}
function p(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return next
    ? next.type === 'element' &&
        (next.tagName === 'address' ||
          next.tagName === 'article' ||
          next.tagName === 'aside' ||
          next.tagName === 'blockquote' ||
          next.tagName === 'details' ||
          next.tagName === 'div' ||
          next.tagName === 'dl' ||
          next.tagName === 'fieldset' ||
          next.tagName === 'figcaption' ||
          next.tagName === 'figure' ||
          next.tagName === 'footer' ||
          next.tagName === 'form' ||
          next.tagName === 'h1' ||
          next.tagName === 'h2' ||
          next.tagName === 'h3' ||
          next.tagName === 'h4' ||
          next.tagName === 'h5' ||
          next.tagName === 'h6' ||
          next.tagName === 'header' ||
          next.tagName === 'hgroup' ||
          next.tagName === 'hr' ||
          next.tagName === 'main' ||
          next.tagName === 'menu' ||
          next.tagName === 'nav' ||
          next.tagName === 'ol' ||
          next.tagName === 'p' ||
          next.tagName === 'pre' ||
          next.tagName === 'section' ||
          next.tagName === 'table' ||
          next.tagName === 'ul')
    : !parent || // Confusing parent.
        !(
          parent.type === 'element' &&
          (parent.tagName === 'a' ||
            parent.tagName === 'audio' ||
            parent.tagName === 'del' ||
            parent.tagName === 'ins' ||
            parent.tagName === 'map' ||
            parent.tagName === 'noscript' ||
            parent.tagName === 'video' || // Custom element.
            parent.tagName.includes('-'))
        )
}
function li(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && next.tagName === 'li')
}
function dt(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return Boolean(next && next.type === 'element' && (next.tagName === 'dt' || next.tagName === 'dd'))
}
function dd(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && (next.tagName === 'dt' || next.tagName === 'dd'))
}
function rubyElement(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && (next.tagName === 'rp' || next.tagName === 'rt'))
}
function optgroup(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && next.tagName === 'optgroup')
}
function option(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && (next.tagName === 'option' || next.tagName === 'optgroup'))
}
function thead(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return Boolean(next && next.type === 'element' && (next.tagName === 'tbody' || next.tagName === 'tfoot'))
}
function tbody(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && (next.tagName === 'tbody' || next.tagName === 'tfoot'))
}
function tfoot(_, index2, parent) {
  return !siblingAfter(parent, index2)
}
function tr(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && next.tagName === 'tr')
}
function cells(_, index2, parent) {
  const next = siblingAfter(parent, index2)
  return !next || (next.type === 'element' && (next.tagName === 'td' || next.tagName === 'th'))
}

// node_modules/hast-util-to-html/lib/omission/opening.js
var opening = omission({
  body: body2,
  colgroup,
  head,
  html: html4,
  tbody: tbody2,
})
function html4(node2) {
  const head2 = siblingAfter(node2, -1)
  return !head2 || head2.type !== 'comment'
}
function head(node2) {
  const seen = /* @__PURE__ */ new Set()
  for (const child2 of node2.children) {
    if (child2.type === 'element' && (child2.tagName === 'base' || child2.tagName === 'title')) {
      if (seen.has(child2.tagName)) return false
      seen.add(child2.tagName)
    }
  }
  const child = node2.children[0]
  return !child || child.type === 'element'
}
function body2(node2) {
  const head2 = siblingAfter(node2, -1, true)
  return (
    !head2 ||
    (head2.type !== 'comment' &&
      !(head2.type === 'text' && whitespace(head2.value.charAt(0))) &&
      !(
        head2.type === 'element' &&
        (head2.tagName === 'meta' ||
          head2.tagName === 'link' ||
          head2.tagName === 'script' ||
          head2.tagName === 'style' ||
          head2.tagName === 'template')
      ))
  )
}
function colgroup(node2, index2, parent) {
  const previous3 = siblingBefore(parent, index2)
  if (
    parent &&
    previous3 &&
    previous3.type === 'element' &&
    previous3.tagName === 'colgroup' &&
    closing(previous3, parent.children.indexOf(previous3), parent)
  ) {
    return false
  }
  const head2 = siblingAfter(node2, -1, true)
  return Boolean(head2 && head2.type === 'element' && head2.tagName === 'col')
}
function tbody2(node2, index2, parent) {
  const previous3 = siblingBefore(parent, index2)
  if (
    parent &&
    previous3 &&
    previous3.type === 'element' &&
    (previous3.tagName === 'thead' || previous3.tagName === 'tbody') &&
    closing(previous3, parent.children.indexOf(previous3), parent)
  ) {
    return false
  }
  const head2 = siblingAfter(node2, -1)
  return Boolean(head2 && head2.type === 'element' && head2.tagName === 'tr')
}

// node_modules/hast-util-to-html/lib/handle/element.js
var constants = {
  // See: <https://html.spec.whatwg.org/#attribute-name-state>.
  name: [
    ['	\n\f\r &/=>'.split(''), '	\n\f\r "&\'/=>`'.split('')],
    [
      `\0	
\f\r "&'/<=>`.split(''),
      '\0	\n\f\r "&\'/<=>`'.split(''),
    ],
  ],
  // See: <https://html.spec.whatwg.org/#attribute-value-(unquoted)-state>.
  unquoted: [
    ['	\n\f\r &>'.split(''), '\0	\n\f\r "&\'<=>`'.split('')],
    ['\0	\n\f\r "&\'<=>`'.split(''), '\0	\n\f\r "&\'<=>`'.split('')],
  ],
  // See: <https://html.spec.whatwg.org/#attribute-value-(single-quoted)-state>.
  single: [
    ["&'".split(''), '"&\'`'.split('')],
    ["\0&'".split(''), '\0"&\'`'.split('')],
  ],
  // See: <https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state>.
  double: [
    ['"&'.split(''), '"&\'`'.split('')],
    ['\0"&'.split(''), '\0"&\'`'.split('')],
  ],
}
var htmlIntegrationPoints = /* @__PURE__ */ new Set(['desc', 'foreignObject', 'title'])
function element2(node2, index2, parent, state) {
  const { schema } = state
  const omit2 = schema.space === 'svg' ? false : state.settings.omitOptionalTags
  let selfClosing =
    schema.space === 'svg'
      ? state.settings.closeEmptyElements
      : state.settings.voids.includes(node2.tagName.toLowerCase())
  const parts = []
  if (schema.space === 'html' && node2.tagName === 'svg') {
    state.schema = svg2
  }
  const attributes = serializeAttributes(state, node2.properties)
  if (state.schema.space === 'svg' && htmlIntegrationPoints.has(node2.tagName)) {
    state.schema = html2
  }
  const content3 = state.all(schema.space === 'html' && node2.tagName === 'template' ? node2.content : node2)
  state.schema = schema
  if (content3) selfClosing = false
  if (attributes || !omit2 || !opening(node2, index2, parent)) {
    parts.push('<', node2.tagName, attributes ? ' ' + attributes : '')
    if (selfClosing && (schema.space === 'svg' || state.settings.closeSelfClosing)) {
      const last = attributes.charAt(attributes.length - 1)
      if (!state.settings.tightSelfClosing || last === '/' || (last && last !== '"' && last !== "'")) {
        parts.push(' ')
      }
      parts.push('/')
    }
    parts.push('>')
  }
  parts.push(content3)
  if (!selfClosing && (!omit2 || !closing(node2, index2, parent))) {
    parts.push('</' + node2.tagName + '>')
  }
  return parts.join('')
}
function serializeAttributes(state, properties2) {
  const values = []
  let index2 = -1
  let key2
  if (properties2) {
    for (key2 in properties2) {
      if (properties2[key2] !== null && properties2[key2] !== void 0) {
        const value = serializeAttribute(state, key2, properties2[key2])
        if (value) values.push(value)
      }
    }
  }
  while (++index2 < values.length) {
    const last = state.settings.tightAttributes ? values[index2].charAt(values[index2].length - 1) : void 0
    if (index2 !== values.length - 1 && last !== '"' && last !== "'") {
      values[index2] += ' '
    }
  }
  return values.join('')
}
function serializeAttribute(state, key2, value) {
  const info = find(state.schema, key2)
  const x = state.settings.allowParseErrors && state.schema.space === 'html' ? 0 : 1
  const y = state.settings.allowDangerousCharacters ? 0 : 1
  if (info.overloadedBoolean && (value === info.attribute || value === '')) {
    value = true
  } else if (
    (info.boolean || info.overloadedBoolean) &&
    (typeof value !== 'string' || value === info.attribute || value === '')
  ) {
    value = Boolean(value)
  }
  if (value === null || value === void 0 || value === false || (typeof value === 'number' && Number.isNaN(value))) {
    return ''
  }
  const name = stringifyEntities(
    info.attribute,
    Object.assign({}, state.settings.characterReferences, {
      // Always encode without parse errors in non-HTML.
      subset: constants.name[x][y],
    }),
  )
  if (value === true) return name
  value = Array.isArray(value)
    ? (info.commaSeparated ? stringify : stringify2)(value, {
        padLeft: !state.settings.tightCommaSeparatedLists,
      })
    : String(value)
  if (state.settings.collapseEmptyAttributes && !value) return name
  let result
  if (state.settings.preferUnquoted) {
    result = stringifyEntities(
      value,
      Object.assign({}, state.settings.characterReferences, {
        attribute: true,
        subset: constants.unquoted[x][y],
      }),
    )
  }
  if (result !== value) {
    let { quote } = state
    if (state.settings.quoteSmart && ccount(value, quote) > ccount(value, state.alternative)) {
      quote = state.alternative
    }
    result =
      quote +
      stringifyEntities(
        value,
        Object.assign({}, state.settings.characterReferences, {
          // Always encode without parse errors in non-HTML.
          subset: (quote === "'" ? constants.single : constants.double)[x][y],
          attribute: true,
        }),
      ) +
      quote
  }
  return name + (result ? '=' + result : result)
}

// node_modules/hast-util-to-html/lib/handle/text.js
var textEntitySubset = ['<', '&']
function text2(node2, _, parent, state) {
  return parent && parent.type === 'element' && (parent.tagName === 'script' || parent.tagName === 'style')
    ? node2.value
    : stringifyEntities(
        node2.value,
        Object.assign({}, state.settings.characterReferences, {
          subset: textEntitySubset,
        }),
      )
}

// node_modules/hast-util-to-html/lib/handle/raw.js
function raw(node2, index2, parent, state) {
  return state.settings.allowDangerousHtml ? node2.value : text2(node2, index2, parent, state)
}

// node_modules/hast-util-to-html/lib/handle/root.js
function root2(node2, _1, _2, state) {
  return state.all(node2)
}

// node_modules/hast-util-to-html/lib/handle/index.js
var handle = zwitch('type', {
  invalid,
  unknown,
  handlers: { comment: comment2, doctype: doctype2, element: element2, raw, root: root2, text: text2 },
})
function invalid(node2) {
  throw new Error('Expected node, not `' + node2 + '`')
}
function unknown(node_) {
  const node2 =
    /** @type {Nodes} */
    node_
  throw new Error('Cannot compile unknown node `' + node2.type + '`')
}

// node_modules/hast-util-to-html/lib/index.js
var emptyOptions = {}
var emptyCharacterReferences = {}
var emptyChildren2 = []
function toHtml(tree, options) {
  const options_ = options || emptyOptions
  const quote = options_.quote || '"'
  if (quote !== '"' && quote !== "'") {
    throw new Error('Invalid quote `' + quote + '`, expected `\'` or `"`')
  }
  const alternative = quote === '"' ? "'" : '"'
  const state = {
    one,
    all,
    settings: {
      omitOptionalTags: options_.omitOptionalTags || false,
      allowParseErrors: options_.allowParseErrors || false,
      allowDangerousCharacters: options_.allowDangerousCharacters || false,
      quoteSmart: options_.quoteSmart || false,
      preferUnquoted: options_.preferUnquoted || false,
      tightAttributes: options_.tightAttributes || false,
      upperDoctype: options_.upperDoctype || false,
      tightDoctype: options_.tightDoctype || false,
      bogusComments: options_.bogusComments || false,
      tightCommaSeparatedLists: options_.tightCommaSeparatedLists || false,
      tightSelfClosing: options_.tightSelfClosing || false,
      collapseEmptyAttributes: options_.collapseEmptyAttributes || false,
      allowDangerousHtml: options_.allowDangerousHtml || false,
      voids: options_.voids || htmlVoidElements,
      characterReferences: options_.characterReferences || emptyCharacterReferences,
      closeSelfClosing: options_.closeSelfClosing || false,
      closeEmptyElements: options_.closeEmptyElements || false,
    },
    schema: options_.space === 'svg' ? svg2 : html2,
    quote,
    alternative,
  }
  return state.one(Array.isArray(tree) ? { type: 'root', children: tree } : tree, void 0, void 0)
}
function one(node2, index2, parent) {
  return handle(node2, index2, parent, this)
}
function all(parent) {
  const results = []
  const children2 = (parent && parent.children) || emptyChildren2
  let index2 = -1
  while (++index2 < children2.length) {
    results[index2] = this.one(children2[index2], index2, parent)
  }
  return results.join('')
}

// node_modules/rehype-stringify/lib/index.js
function rehypeStringify(options) {
  const self2 = this
  const settings = { ...self2.data('settings'), ...options }
  self2.compiler = compiler2
  function compiler2(tree) {
    return toHtml(tree, settings)
  }
}

// node_modules/devlop/lib/default.js
function ok() {}

// node_modules/micromark-util-character/index.js
var asciiAlpha = regexCheck(/[A-Za-z]/)
var asciiAlphanumeric = regexCheck(/[\dA-Za-z]/)
var asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/)
function asciiControl(code4) {
  return (
    // Special whitespace codes (which have negative values), C0 and Control
    // character DEL
    code4 !== null && (code4 < 32 || code4 === 127)
  )
}
var asciiDigit = regexCheck(/\d/)
var asciiHexDigit = regexCheck(/[\dA-Fa-f]/)
var asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/)
function markdownLineEnding(code4) {
  return code4 !== null && code4 < -2
}
function markdownLineEndingOrSpace(code4) {
  return code4 !== null && (code4 < 0 || code4 === 32)
}
function markdownSpace(code4) {
  return code4 === -2 || code4 === -1 || code4 === 32
}
var unicodePunctuation = regexCheck(new RegExp('\\p{P}|\\p{S}', 'u'))
var unicodeWhitespace = regexCheck(/\s/)
function regexCheck(regex) {
  return check2
  function check2(code4) {
    return code4 !== null && code4 > -1 && regex.test(String.fromCharCode(code4))
  }
}

// node_modules/escape-string-regexp/index.js
function escapeStringRegexp(string5) {
  if (typeof string5 !== 'string') {
    throw new TypeError('Expected a string')
  }
  return string5.replace(/[|\\{}()[\]^$+*?.]/g, '\\$&').replace(/-/g, '\\x2d')
}

// node_modules/unist-util-is/lib/index.js
var convert =
  // Note: overloads in JSDoc can’t yet use different `@template`s.
  /**
   * @type {(
   *   (<Condition extends string>(test: Condition) => (node: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node & {type: Condition}) &
   *   (<Condition extends Props>(test: Condition) => (node: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node & Condition) &
   *   (<Condition extends TestFunction>(test: Condition) => (node: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node & Predicate<Condition, Node>) &
   *   ((test?: null | undefined) => (node?: unknown, index?: number | null | undefined, parent?: Parent | null | undefined, context?: unknown) => node is Node) &
   *   ((test?: Test) => Check)
   * )}
   */
  /**
   * @param {Test} [test]
   * @returns {Check}
   */
  function (test) {
    if (test === null || test === void 0) {
      return ok2
    }
    if (typeof test === 'function') {
      return castFactory(test)
    }
    if (typeof test === 'object') {
      return Array.isArray(test)
        ? anyFactory(test)
        : // Cast because `ReadonlyArray` goes into the above but `isArray`
          // narrows to `Array`.
          propertiesFactory(
            /** @type {Props} */
            test,
          )
    }
    if (typeof test === 'string') {
      return typeFactory(test)
    }
    throw new Error('Expected function, string, or object as test')
  }
function anyFactory(tests) {
  const checks2 = []
  let index2 = -1
  while (++index2 < tests.length) {
    checks2[index2] = convert(tests[index2])
  }
  return castFactory(any)
  function any(...parameters) {
    let index3 = -1
    while (++index3 < checks2.length) {
      if (checks2[index3].apply(this, parameters)) return true
    }
    return false
  }
}
function propertiesFactory(check2) {
  const checkAsRecord =
    /** @type {Record<string, unknown>} */
    check2
  return castFactory(all3)
  function all3(node2) {
    const nodeAsRecord =
      /** @type {Record<string, unknown>} */
      /** @type {unknown} */
      node2
    let key2
    for (key2 in check2) {
      if (nodeAsRecord[key2] !== checkAsRecord[key2]) return false
    }
    return true
  }
}
function typeFactory(check2) {
  return castFactory(type)
  function type(node2) {
    return node2 && node2.type === check2
  }
}
function castFactory(testFunction) {
  return check2
  function check2(value, index2, parent) {
    return Boolean(
      looksLikeANode(value) &&
      testFunction.call(this, value, typeof index2 === 'number' ? index2 : void 0, parent || void 0),
    )
  }
}
function ok2() {
  return true
}
function looksLikeANode(value) {
  return value !== null && typeof value === 'object' && 'type' in value
}

// node_modules/unist-util-visit-parents/lib/color.node.js
function color(d) {
  return '\x1B[33m' + d + '\x1B[39m'
}

// node_modules/unist-util-visit-parents/lib/index.js
var empty2 = []
var CONTINUE = true
var EXIT = false
var SKIP = 'skip'
function visitParents(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, reverse) {
  if (!tree || typeof tree !== 'object') {
    throw new Error('Unexpected value `' + tree + '` for `tree`, expected node')
  }
  let preorder = true
  let check2
  let visitors
  let enter
  let exit3
  if (
    typeof enterOrVisitorsOrReverse === 'function' ||
    (enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === 'object')
  ) {
    check2 = /** @type {Test} */ testOrEnterOrVisitors
    visitors = enterOrVisitorsOrReverse
    if (reverse) preorder = false
  } else {
    visitors = /** @type {Visitors | Visitor} */ testOrEnterOrVisitors
    if (enterOrVisitorsOrReverse) preorder = false
  }
  if (typeof visitors === 'function') {
    enter = visitors
  } else if (visitors && typeof visitors === 'object') {
    if (visitors.enter === null || visitors.enter === void 0) {
    } else if (typeof visitors.enter === 'function') {
      enter = visitors.enter
    } else {
      throw new Error('Unexpected value `' + visitors.enter + '` for `visitors.enter`, expected optional visitor')
    }
    if (typeof visitors.exit === 'function') {
      exit3 = visitors.exit
    } else {
      throw new Error(
        'Unexpected value `' +
          visitors.exit +
          '` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)',
      )
    }
  } else {
    throw new Error(
      'Unexpected value `' + visitors + '` for `enter` or `visitors`, expected visitor or object with visitors',
    )
  }
  const is3 = convert(check2)
  const step = preorder ? 1 : -1
  factory(tree, void 0, [])()
  function factory(node2, index2, parents) {
    const value =
      /** @type {Record<string, unknown>} */
      node2 && typeof node2 === 'object' ? node2 : {}
    if (typeof value.type === 'string') {
      const name =
        // `hast`
        typeof value.tagName === 'string'
          ? value.tagName
          : // `xast`
            typeof value.name === 'string'
            ? value.name
            : void 0
      Object.defineProperty(visit2, 'name', {
        value: 'node (' + color(node2.type + (name ? '<' + name + '>' : '')) + ')',
      })
    }
    return visit2
    function visit2() {
      const matches = !check2 || is3(node2, index2, parents[parents.length - 1] || void 0)
      let result = empty2
      if (enter && matches) {
        result = toResult(enter(node2, parents, index2))
        if (result[0] === EXIT) {
          return result
        }
      }
      if ('children' in node2 && node2.children) {
        const nodeAsParent =
          /** @type {UnistParent} */
          node2
        if (nodeAsParent.children && result[0] !== SKIP) {
          let offset = (preorder ? -1 : nodeAsParent.children.length) + step
          const grandparents = [...parents, nodeAsParent]
          while (offset > -1 && offset < nodeAsParent.children.length) {
            const child = nodeAsParent.children[offset]
            const subresult = factory(child, offset, grandparents)()
            if (subresult[0] === EXIT) {
              return subresult
            }
            offset = typeof subresult[1] === 'number' ? subresult[1] : offset + step
          }
        }
      }
      if (exit3 && matches) {
        const exitResult = toResult(exit3(node2, parents, index2))
        if (exitResult[0] === SKIP) {
          throw new Error(
            'Unexpected value `' + exitResult[0] + '` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing',
          )
        }
        if (exitResult[0] === EXIT || typeof exitResult[1] === 'number') {
          return exitResult
        }
      }
      return result
    }
  }
}
function toResult(value) {
  if (Array.isArray(value)) {
    return value
  }
  if (typeof value === 'number') {
    return [CONTINUE, value]
  }
  return value === null || value === void 0 ? empty2 : [value]
}

// node_modules/mdast-util-find-and-replace/lib/index.js
function findAndReplace(tree, list4, options) {
  const settings = options || {}
  const ignored = convert(settings.ignore || [])
  const pairs = toPairs(list4)
  let pairIndex = -1
  while (++pairIndex < pairs.length) {
    visitParents(tree, visitor)
  }
  function visitor(node2, parents, index2) {
    if (node2.type === 'text' && typeof index2 === 'number') {
      return handler(node2, parents, index2)
    }
    if (ignored(node2, index2, parents[parents.length - 1])) return SKIP
  }
  function handler(node2, parents, index2) {
    const parent = parents[parents.length - 1]
    const find2 = pairs[pairIndex][0]
    const replace2 = pairs[pairIndex][1]
    let start = 0
    let change = false
    let nodes = []
    find2.lastIndex = 0
    let match = find2.exec(node2.value)
    while (match) {
      const position3 = match.index
      const matchObject = {
        index: match.index,
        input: match.input,
        stack: [...parents, node2],
      }
      let value = replace2(...match, matchObject)
      if (typeof value === 'string') {
        value = value.length > 0 ? { type: 'text', value } : void 0
      }
      if (value === false) {
        find2.lastIndex = position3 + 1
      } else {
        if (start !== position3) {
          add({ type: 'text', value: node2.value.slice(start, position3) })
        }
        if (Array.isArray(value)) {
          for (const child of value) add(child)
        } else if (value) {
          add(value)
        }
        start = position3 + match[0].length
        change = true
      }
      if (!find2.global) {
        break
      }
      match = find2.exec(node2.value)
    }
    if (change) {
      if (start < node2.value.length) {
        add({ type: 'text', value: node2.value.slice(start) })
      }
      parent.children.splice(index2, 1, ...nodes)
    } else {
      nodes = [node2]
    }
    return index2 + nodes.length
    function add(child) {
      const previous3 = nodes[nodes.length - 1]
      if (previous3 && previous3.type === 'text' && child.type === 'text') {
        previous3.value += child.value
      } else {
        nodes.push(child)
      }
    }
  }
}
function toPairs(tupleOrList) {
  if (!Array.isArray(tupleOrList)) {
    throw new TypeError('Expected find and replace tuple or list of tuples')
  }
  const result = []
  const list4 =
    !tupleOrList[0] || Array.isArray(tupleOrList[0])
      ? /** @type {FindAndReplaceList} */
        tupleOrList
      : [
          /** @type {FindAndReplaceTuple} */
          tupleOrList,
        ]
  let index2 = -1
  while (++index2 < list4.length) {
    const tuple = list4[index2]
    result.push([toExpression(tuple[0]), toFunction(tuple[1])])
  }
  return result
}
function toExpression(find2) {
  return typeof find2 === 'string' ? new RegExp(escapeStringRegexp(find2), 'g') : find2
}
function toFunction(replace2) {
  return typeof replace2 === 'function'
    ? replace2
    : function () {
        return replace2
      }
}

// node_modules/mdast-util-gfm-autolink-literal/lib/index.js
var inConstruct = 'phrasing'
var notInConstruct = ['autolink', 'link', 'image', 'label']
function gfmAutolinkLiteralFromMarkdown() {
  return {
    transforms: [transformGfmAutolinkLiterals],
    enter: {
      literalAutolink: enterLiteralAutolink,
      literalAutolinkEmail: enterLiteralAutolinkValue,
      literalAutolinkHttp: enterLiteralAutolinkValue,
      literalAutolinkWww: enterLiteralAutolinkValue,
    },
    exit: {
      literalAutolink: exitLiteralAutolink,
      literalAutolinkEmail: exitLiteralAutolinkEmail,
      literalAutolinkHttp: exitLiteralAutolinkHttp,
      literalAutolinkWww: exitLiteralAutolinkWww,
    },
  }
}
function gfmAutolinkLiteralToMarkdown() {
  return {
    unsafe: [
      {
        character: '@',
        before: '[+\\-.\\w]',
        after: '[\\-.\\w]',
        inConstruct,
        notInConstruct,
      },
      {
        character: '.',
        before: '[Ww]',
        after: '[\\-.\\w]',
        inConstruct,
        notInConstruct,
      },
      {
        character: ':',
        before: '[ps]',
        after: '\\/',
        inConstruct,
        notInConstruct,
      },
    ],
  }
}
function enterLiteralAutolink(token) {
  this.enter({ type: 'link', title: null, url: '', children: [], position: void 0 }, token)
}
function enterLiteralAutolinkValue(token) {
  this.config.enter.autolinkProtocol.call(this, token)
}
function exitLiteralAutolinkHttp(token) {
  this.config.exit.autolinkProtocol.call(this, token)
}
function exitLiteralAutolinkWww(token) {
  this.config.exit.data.call(this, token)
  const node2 = this.stack[this.stack.length - 1]
  ok(node2.type === 'link')
  node2.url = 'http://' + this.sliceSerialize(token)
}
function exitLiteralAutolinkEmail(token) {
  this.config.exit.autolinkEmail.call(this, token)
}
function exitLiteralAutolink(token) {
  this.exit(token)
}
function transformGfmAutolinkLiterals(tree) {
  findAndReplace(
    tree,
    [
      [/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi, findUrl],
      [/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g, findXmpp],
      [/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findMailto],
      [/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findEmail],
    ],
    { ignore: ['link', 'linkReference'] },
  )
}
function findUrl(_, protocol, domain2, path2, match) {
  if (!previous(match)) {
    return false
  }
  let prefix = ''
  if (/^w/i.test(protocol)) {
    domain2 = protocol + domain2
    protocol = ''
    prefix = 'http://'
  }
  if (unicodePunctuation(domain2.charCodeAt(0)) || !isCorrectDomain(domain2)) {
    return false
  }
  const parts = splitUrl(domain2 + path2)
  const result = {
    type: 'link',
    title: null,
    url: prefix + protocol + parts[0],
    children: [{ type: 'text', value: protocol + parts[0], position: void 0 }],
    position: void 0,
  }
  if (parts[1]) {
    return [result, { type: 'text', value: parts[1], position: void 0 }]
  }
  return result
}
function findEmail(_, atext, label) {
  if (/[\d\-_]$/.test(label)) {
    return false
  }
  return {
    type: 'link',
    title: null,
    url: 'mailto:' + atext + '@' + label,
    children: [{ type: 'text', value: atext + '@' + label, position: void 0 }],
    position: void 0,
  }
}
function findMailto(_, atext, label) {
  if (/[\d\-_]$/.test(label)) {
    return false
  }
  const value = 'mailto:' + atext + '@' + label
  return {
    type: 'link',
    title: null,
    url: value,
    children: [{ type: 'text', value, position: void 0 }],
    position: void 0,
  }
}
function findXmpp(matchValue, atext, label, resource, match) {
  if (
    /[\d\-_]$/.test(label) ||
    (resource && (!/[A-Za-z]$/.test(resource) || match.input.charAt(match.index + matchValue.length) === '@'))
  ) {
    return false
  }
  const value = 'xmpp:' + atext + '@' + label + (resource || '')
  return {
    type: 'link',
    title: null,
    url: value,
    children: [{ type: 'text', value, position: void 0 }],
    position: void 0,
  }
}
function isCorrectDomain(domain2) {
  const parts = domain2.split('.')
  if (
    parts.length < 2 ||
    (parts[parts.length - 1] && (/_/.test(parts[parts.length - 1]) || !/[\dA-Za-z]/.test(parts[parts.length - 1]))) ||
    (parts[parts.length - 2] && (/_/.test(parts[parts.length - 2]) || !/[\dA-Za-z]/.test(parts[parts.length - 2])))
  ) {
    return false
  }
  return true
}
function splitUrl(url) {
  let index2 = url.length
  while (index2 > 0) {
    const code4 = url.charCodeAt(index2 - 1)
    if (
      code4 === 33 ||
      code4 === 34 ||
      code4 === 38 ||
      code4 === 39 ||
      code4 === 41 ||
      code4 === 44 ||
      code4 === 46 ||
      code4 === 58 ||
      code4 === 59 ||
      code4 === 60 ||
      code4 === 62 ||
      code4 === 63 ||
      code4 === 93 ||
      code4 === 125
    ) {
      index2--
    } else {
      break
    }
  }
  if (index2 === url.length) {
    return [url, void 0]
  }
  let trail2 = url.slice(index2)
  url = url.slice(0, index2)
  let closingParenIndex = trail2.indexOf(')')
  const openingParens = ccount(url, '(')
  let closingParens = ccount(url, ')')
  while (closingParenIndex !== -1 && openingParens > closingParens) {
    url += trail2.slice(0, closingParenIndex + 1)
    trail2 = trail2.slice(closingParenIndex + 1)
    closingParenIndex = trail2.indexOf(')')
    closingParens++
  }
  return [url, trail2]
}
function previous(match) {
  const code4 = match.input.charCodeAt(match.index - 1)
  return match.index === 0 || unicodeWhitespace(code4) || unicodePunctuation(code4)
}

// node_modules/micromark-util-normalize-identifier/index.js
function normalizeIdentifier(value) {
  return value
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
}

// node_modules/mdast-util-gfm-footnote/lib/index.js
footnoteReference.peek = footnoteReferencePeek
function enterFootnoteCallString() {
  this.buffer()
}
function enterFootnoteCall(token) {
  this.enter({ type: 'footnoteReference', identifier: '', label: '' }, token)
}
function enterFootnoteDefinitionLabelString() {
  this.buffer()
}
function enterFootnoteDefinition(token) {
  this.enter({ type: 'footnoteDefinition', identifier: '', label: '', children: [] }, token)
}
function exitFootnoteCallString(token) {
  const label = this.resume()
  const node2 = this.stack[this.stack.length - 1]
  ok(node2.type === 'footnoteReference')
  node2.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase()
  node2.label = label
}
function exitFootnoteCall(token) {
  this.exit(token)
}
function exitFootnoteDefinitionLabelString(token) {
  const label = this.resume()
  const node2 = this.stack[this.stack.length - 1]
  ok(node2.type === 'footnoteDefinition')
  node2.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase()
  node2.label = label
}
function exitFootnoteDefinition(token) {
  this.exit(token)
}
function footnoteReferencePeek() {
  return '['
}
function footnoteReference(node2, _, state, info) {
  const tracker = state.createTracker(info)
  let value = tracker.move('[^')
  const exit3 = state.enter('footnoteReference')
  const subexit = state.enter('reference')
  value += tracker.move(state.safe(state.associationId(node2), { after: ']', before: value }))
  subexit()
  exit3()
  value += tracker.move(']')
  return value
}
function gfmFootnoteFromMarkdown() {
  return {
    enter: {
      gfmFootnoteCallString: enterFootnoteCallString,
      gfmFootnoteCall: enterFootnoteCall,
      gfmFootnoteDefinitionLabelString: enterFootnoteDefinitionLabelString,
      gfmFootnoteDefinition: enterFootnoteDefinition,
    },
    exit: {
      gfmFootnoteCallString: exitFootnoteCallString,
      gfmFootnoteCall: exitFootnoteCall,
      gfmFootnoteDefinitionLabelString: exitFootnoteDefinitionLabelString,
      gfmFootnoteDefinition: exitFootnoteDefinition,
    },
  }
}
function gfmFootnoteToMarkdown(options) {
  let firstLineBlank = false
  if (options && options.firstLineBlank) {
    firstLineBlank = true
  }
  return {
    handlers: { footnoteDefinition, footnoteReference },
    // This is on by default already.
    unsafe: [{ character: '[', inConstruct: ['label', 'phrasing', 'reference'] }],
  }
  function footnoteDefinition(node2, _, state, info) {
    const tracker = state.createTracker(info)
    let value = tracker.move('[^')
    const exit3 = state.enter('footnoteDefinition')
    const subexit = state.enter('label')
    value += tracker.move(state.safe(state.associationId(node2), { before: value, after: ']' }))
    subexit()
    value += tracker.move(']:')
    if (node2.children && node2.children.length > 0) {
      tracker.shift(4)
      value += tracker.move(
        (firstLineBlank ? '\n' : ' ') +
          state.indentLines(state.containerFlow(node2, tracker.current()), firstLineBlank ? mapAll : mapExceptFirst),
      )
    }
    exit3()
    return value
  }
}
function mapExceptFirst(line, index2, blank) {
  return index2 === 0 ? line : mapAll(line, index2, blank)
}
function mapAll(line, index2, blank) {
  return (blank ? '' : '    ') + line
}

// node_modules/mdast-util-gfm-strikethrough/lib/index.js
var constructsWithoutStrikethrough = [
  'autolink',
  'destinationLiteral',
  'destinationRaw',
  'reference',
  'titleQuote',
  'titleApostrophe',
]
handleDelete.attention = attentionDelete
handleDelete.peek = peekDelete
function gfmStrikethroughFromMarkdown() {
  return {
    canContainEols: ['delete'],
    enter: { strikethrough: enterStrikethrough },
    exit: { strikethrough: exitStrikethrough },
  }
}
function gfmStrikethroughToMarkdown() {
  return {
    handlers: { delete: handleDelete },
    unsafe: [
      {
        character: '~',
        inConstruct: 'phrasing',
        notInConstruct: constructsWithoutStrikethrough,
      },
    ],
  }
}
function enterStrikethrough(token) {
  this.enter({ type: 'delete', children: [], position: void 0 }, token)
}
function exitStrikethrough(token) {
  this.exit(token)
}
function handleDelete(node2, _, state, info) {
  const tracker = state.createTracker(info)
  const sequence = state.stack.includes('strikethrough') ? '~' : '~~'
  const exit3 = state.enter('strikethrough')
  let value = tracker.move(sequence)
  value += state.containerPhrasing(node2, {
    ...tracker.current(),
    before: value,
    after: '~',
  })
  value += tracker.move(sequence)
  exit3()
  return value
}
function attentionDelete() {
  return { construct: 'strikethrough', markers: ['~'], sizes: [2, 1] }
}
function peekDelete() {
  return '~'
}

// node_modules/markdown-table/index.js
function defaultStringLength(value) {
  return value.length
}
function markdownTable(table2, options) {
  const settings = options || {}
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  const alignments = []
  const cellMatrix = []
  const sizeMatrix = []
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1
  while (++rowIndex < table2.length) {
    const row2 = []
    const sizes2 = []
    let columnIndex2 = -1
    if (table2[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table2[rowIndex].length
    }
    while (++columnIndex2 < table2[rowIndex].length) {
      const cell = serialize2(table2[rowIndex][columnIndex2])
      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes2[columnIndex2] = size
        if (longestCellByColumn[columnIndex2] === void 0 || size > longestCellByColumn[columnIndex2]) {
          longestCellByColumn[columnIndex2] = size
        }
      }
      row2.push(cell)
    }
    cellMatrix[rowIndex] = row2
    sizeMatrix[rowIndex] = sizes2
  }
  let columnIndex = -1
  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code4 = toAlignment(align)
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code4
    }
  }
  columnIndex = -1
  const row = []
  const sizes = []
  while (++columnIndex < mostCellsPerRow) {
    const code4 = alignments[columnIndex]
    let before = ''
    let after = ''
    if (code4 === 99) {
      before = ':'
      after = ':'
    } else if (code4 === 108) {
      before = ':'
    } else if (code4 === 114) {
      after = ':'
    }
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length)
    const cell = before + '-'.repeat(size) + after
    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length
      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }
      sizes[columnIndex] = size
    }
    row[columnIndex] = cell
  }
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)
  rowIndex = -1
  const lines = []
  while (++rowIndex < cellMatrix.length) {
    const row2 = cellMatrix[rowIndex]
    const sizes2 = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow
    columnIndex = -1
    const line = []
    while (++columnIndex < cellsInRow) {
      const cell = row2[columnIndex] || ''
      let before = ''
      let after = ''
      if (settings.alignDelimiters !== false) {
        const size = longestCellByColumn[columnIndex] - (sizes2[columnIndex] || 0)
        const code4 = alignments[columnIndex]
        if (code4 === 114) {
          before = ' '.repeat(size)
        } else if (code4 === 99) {
          const half = size / 2
          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }
      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }
      if (
        settings.padding !== false && // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }
      if (settings.alignDelimiters !== false) {
        line.push(before)
      }
      line.push(cell)
      if (settings.alignDelimiters !== false) {
        line.push(after)
      }
      if (settings.padding !== false) {
        line.push(' ')
      }
      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }
    lines.push(settings.delimiterEnd === false ? line.join('').replace(/ +$/, '') : line.join(''))
  }
  return lines.join('\n')
}
function serialize2(value) {
  return value === null || value === void 0 ? '' : String(value)
}
function toAlignment(value) {
  const code4 = typeof value === 'string' ? value.codePointAt(0) : 0
  return code4 === 67 || code4 === 99
    ? 99
    : code4 === 76 || code4 === 108
      ? 108
      : code4 === 82 || code4 === 114
        ? 114
        : 0
}

// node_modules/mdast-util-phrasing/lib/index.js
var phrasing =
  /** @type {(node?: unknown) => node is Exclude<PhrasingContent, Html>} */
  convert([
    'break',
    'delete',
    'emphasis',
    // To do: next major: removed since footnotes were added to GFM.
    'footnote',
    'footnoteReference',
    'image',
    'imageReference',
    'inlineCode',
    // Enabled by `mdast-util-math`:
    'inlineMath',
    'link',
    'linkReference',
    // Enabled by `mdast-util-mdx`:
    'mdxJsxTextElement',
    // Enabled by `mdast-util-mdx`:
    'mdxTextExpression',
    'strong',
    'text',
    // Enabled by `mdast-util-directive`:
    'textDirective',
  ])

// node_modules/mdast-util-to-markdown/lib/handle/blockquote.js
function blockquote(node2, _, state, info) {
  const exit3 = state.enter('blockquote')
  const tracker = state.createTracker(info)
  tracker.move('> ')
  tracker.shift(2)
  const value = state.indentLines(state.containerFlow(node2, tracker.current()), map)
  exit3()
  return value
}
function map(line, _, blank) {
  return '>' + (blank ? '' : ' ') + line
}

// node_modules/mdast-util-to-markdown/lib/util/pattern-in-scope.js
function patternInScope(stack, pattern) {
  return listInScope(stack, pattern.inConstruct, true) && !listInScope(stack, pattern.notInConstruct, false)
}
function listInScope(stack, list4, none) {
  if (typeof list4 === 'string') {
    list4 = [list4]
  }
  if (!list4 || list4.length === 0) {
    return none
  }
  let index2 = -1
  while (++index2 < list4.length) {
    if (stack.includes(list4[index2])) {
      return true
    }
  }
  return false
}

// node_modules/mdast-util-to-markdown/lib/handle/break.js
function hardBreak(_, _1, state, info) {
  let index2 = -1
  while (++index2 < state.unsafe.length) {
    const pattern = state.unsafe[index2]
    if (pattern.character === '\n' && !pattern.before && !pattern.after && patternInScope(state.stack, pattern)) {
      return /[\t ]/.test(info.before) ? '' : ' '
    }
  }
  return '\\\n'
}

// node_modules/longest-streak/index.js
function longestStreak(value, substring) {
  const source = String(value)
  let index2 = source.indexOf(substring)
  let expected = index2
  let count = 0
  let max = 0
  if (typeof substring !== 'string') {
    throw new TypeError('Expected substring')
  }
  while (index2 !== -1) {
    if (index2 === expected) {
      if (++count > max) {
        max = count
      }
    } else {
      count = 1
    }
    expected = index2 + substring.length
    index2 = source.indexOf(substring, expected)
  }
  return max
}

// node_modules/mdast-util-to-markdown/lib/util/format-code-as-indented.js
function formatCodeAsIndented(node2, state) {
  return Boolean(
    state.options.fences === false &&
    node2.value && // If there’s no info…
    !node2.lang && // And there’s a non-whitespace character…
    /[^\n\r ]/.test(node2.value) && // And the value doesn’t start or end in a blank…
    !/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(node2.value),
  )
}

// node_modules/mdast-util-to-markdown/lib/util/check-fence.js
function checkFence(state) {
  const marker = state.options.fence || '`'
  if (marker !== '`' && marker !== '~') {
    throw new Error('Cannot serialize code with `' + marker + '` for `options.fence`, expected `` ` `` or `~`')
  }
  return marker
}

// node_modules/mdast-util-to-markdown/lib/handle/code.js
function code(node2, _, state, info) {
  const marker = checkFence(state)
  const raw2 = node2.value || ''
  if (formatCodeAsIndented(node2, state)) {
    const exit4 = state.enter('codeIndented')
    const value2 = state.indentLines(raw2, map2)
    exit4()
    return value2
  }
  const tracker = state.createTracker(info)
  const sequence = marker.repeat(Math.max(longestStreak(raw2, marker) + 1, 3))
  const exit3 = state.enter('codeFenced')
  const suffix = marker === '`' ? 'GraveAccent' : 'Tilde'
  let value = tracker.move(sequence)
  if (node2.lang) {
    const subexit = state.enter(`codeFencedLang${suffix}`)
    value += tracker.move(
      state.safe(node2.lang, {
        before: value,
        after: ' ',
        encode: ['`'],
        ...tracker.current(),
      }),
    )
    subexit()
  }
  if (node2.lang && node2.meta) {
    const subexit = state.enter(`codeFencedMeta${suffix}`)
    value += tracker.move(' ')
    value += tracker.move(
      state.safe(node2.meta, {
        before: value,
        after: '\n',
        encode: ['`'],
        ...tracker.current(),
      }),
    )
    subexit()
  }
  value += tracker.move('\n')
  if (raw2) {
    value += tracker.move(raw2 + '\n')
  }
  value += tracker.move(sequence)
  exit3()
  return value
}
function map2(line, _, blank) {
  return (blank ? '' : '    ') + line
}

// node_modules/mdast-util-to-markdown/lib/util/check-quote.js
function checkQuote(state) {
  const marker = state.options.quote || '"'
  if (marker !== '"' && marker !== "'") {
    throw new Error('Cannot serialize title with `' + marker + '` for `options.quote`, expected `"`, or `\'`')
  }
  return marker
}

// node_modules/mdast-util-to-markdown/lib/handle/definition.js
function definition(node2, _, state, info) {
  const quote = checkQuote(state)
  const suffix = quote === '"' ? 'Quote' : 'Apostrophe'
  const exit3 = state.enter('definition')
  let subexit = state.enter('label')
  const tracker = state.createTracker(info)
  let value = tracker.move('[')
  value += tracker.move(
    state.safe(state.associationId(node2), {
      before: value,
      after: ']',
      ...tracker.current(),
    }),
  )
  value += tracker.move(']: ')
  subexit()
  if (
    // If there’s no url, or…
    !node2.url || // If there are control characters or whitespace.
    /[\0- \u007F]/.test(node2.url)
  ) {
    subexit = state.enter('destinationLiteral')
    value += tracker.move('<')
    value += tracker.move(state.safe(node2.url, { before: value, after: '>', ...tracker.current() }))
    value += tracker.move('>')
  } else {
    subexit = state.enter('destinationRaw')
    value += tracker.move(
      state.safe(node2.url, {
        before: value,
        after: node2.title ? ' ' : '\n',
        ...tracker.current(),
      }),
    )
  }
  subexit()
  if (node2.title) {
    subexit = state.enter(`title${suffix}`)
    value += tracker.move(' ' + quote)
    value += tracker.move(
      state.safe(node2.title, {
        before: value,
        after: quote,
        ...tracker.current(),
      }),
    )
    value += tracker.move(quote)
    subexit()
  }
  exit3()
  return value
}

// node_modules/mdast-util-to-markdown/lib/util/check-emphasis.js
function checkEmphasis(state) {
  const marker = state.options.emphasis || '*'
  if (marker !== '*' && marker !== '_') {
    throw new Error('Cannot serialize emphasis with `' + marker + '` for `options.emphasis`, expected `*`, or `_`')
  }
  return marker
}

// node_modules/micromark-util-classify-character/index.js
function classifyCharacter(code4) {
  if (code4 === null || markdownLineEndingOrSpace(code4) || unicodeWhitespace(code4)) {
    return 1
  }
  if (unicodePunctuation(code4)) {
    return 2
  }
}

// node_modules/mdast-util-to-markdown/lib/util/character.js
function firstCharacter(value) {
  const code4 = value.codePointAt(0)
  return code4 === void 0 ? '' : String.fromCodePoint(code4)
}
function lastCharacter(value) {
  const code4 = value.codePointAt(value.length - 2)
  return code4 !== void 0 && code4 > 65535 ? value.slice(-2) : value.slice(-1)
}

// node_modules/mdast-util-to-markdown/lib/util/encode-character-reference.js
function encodeCharacterReference(code4) {
  return '&#x' + code4.toString(16).toUpperCase() + ';'
}

// node_modules/mdast-util-to-markdown/lib/util/encode-info.js
function encodeInfo(outside, inside, marker) {
  const outsideKind = classifyCharacter(outside)
  const insideKind = classifyCharacter(inside)
  if (outsideKind === void 0) {
    return insideKind === void 0
      ? // Letter inside:
        // we have to encode *both* letters for `_` as it is looser.
        // it already forms for `*` (and GFMs `~`).
        marker === '_'
        ? { inside: true, outside: true }
        : { inside: false, outside: false }
      : insideKind === 1
        ? // Whitespace inside: encode both (letter, whitespace).
          { inside: true, outside: true }
        : // Punctuation inside: encode outer (letter)
          { inside: false, outside: true }
  }
  if (outsideKind === 1) {
    return insideKind === void 0
      ? // Letter inside: already forms.
        { inside: false, outside: false }
      : insideKind === 1
        ? // Whitespace inside: encode both (whitespace).
          { inside: true, outside: true }
        : // Punctuation inside: already forms.
          { inside: false, outside: false }
  }
  return insideKind === void 0
    ? // Letter inside: already forms.
      { inside: false, outside: false }
    : insideKind === 1
      ? // Whitespace inside: encode inner (whitespace).
        { inside: true, outside: false }
      : // Punctuation inside: already forms.
        { inside: false, outside: false }
}

// node_modules/micromark-util-html-tag-name/index.js
var htmlBlockNames = [
  'address',
  'article',
  'aside',
  'base',
  'basefont',
  'blockquote',
  'body',
  'caption',
  'center',
  'col',
  'colgroup',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'frame',
  'frameset',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'head',
  'header',
  'hr',
  'html',
  'iframe',
  'legend',
  'li',
  'link',
  'main',
  'menu',
  'menuitem',
  'nav',
  'noframes',
  'ol',
  'optgroup',
  'option',
  'p',
  'param',
  'search',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'title',
  'tr',
  'track',
  'ul',
]
var htmlRawNames = ['pre', 'script', 'style', 'textarea']

// node_modules/mdast-util-to-markdown/lib/util/html-kind.js
function htmlKind(value) {
  if (value.charCodeAt(0) !== 60) return
  const next = value.charCodeAt(1)
  if (next === 33) {
    const code5 = value.charCodeAt(2)
    if (code5 === 45) return 2
    if (code5 === 91) return 5
    if (asciiAlpha(code5)) return 4
    return
  }
  if (next === 63) return 3
  const closing2 = next === 47
  const start = closing2 ? 2 : 1
  let end = start
  let code4 = value.charCodeAt(end)
  if (!asciiAlpha(code4)) return
  while (code4 === 45 || asciiAlphanumeric(code4)) {
    code4 = value.charCodeAt(++end)
  }
  const name = value.slice(start, end).toLowerCase()
  if (!closing2 && code4 !== 47 && htmlRawNames.includes(name)) {
    return 1
  }
  return htmlBlockNames.includes(name) ? 6 : 7
}

// node_modules/mdast-util-to-markdown/lib/util/container-phrasing.js
var builtins = /* @__PURE__ */ new Map([
  ['*', false],
  ['_', true],
])
function candidates(tokens, involved, runOf) {
  const related = /* @__PURE__ */ new Set()
  for (const token of tokens) {
    const siblings2 = runOf.get(token)
    if (siblings2 && token.attention && involved.some((d) => d.attention === token.attention)) {
      for (const sibling of siblings2.tokens) {
        related.add(sibling.attention)
      }
    }
  }
  const ordered = []
  for (const token of tokens) {
    if (token.attention && related.delete(token.attention)) {
      ordered.push(token.attention)
    }
  }
  ordered.reverse()
  return ordered
}
function check(tokens, before, after) {
  const runs = []
  const wrong = /* @__PURE__ */ new Map()
  const runOf = /* @__PURE__ */ new Map()
  let index2 = 0
  while (index2 < tokens.length) {
    if (!tokens[index2].attention) {
      index2++
      continue
    }
    const marker = tokens[index2].value.charAt(0)
    const strict = builtins.get(marker)
    let end = index2 + 1
    while (end < tokens.length && tokens[end].attention && tokens[end].value.charAt(0) === marker) {
      end++
    }
    const head2 = index2 ? tokens[index2 - 1].value : before
    const previous3 = classifyCharacter(head2.charCodeAt(head2.length - 1))
    const next = classifyCharacter((end < tokens.length ? tokens[end].value : after).charCodeAt(0))
    const open = !next || (next === 2 && Boolean(previous3))
    const close = !previous3 || (previous3 === 2 && Boolean(next))
    const run = {
      tokens: tokens.slice(index2, end),
      markers: [],
      start: 0,
      end: 0,
      // Underscores are strict, they cannot open or close inside words.
      open: strict ? open && (Boolean(previous3) || !close) : open,
      close: strict ? close && (Boolean(next) || !open) : close,
      // All builtins can split runs.
      split: strict !== void 0,
    }
    for (const token of run.tokens) {
      wrong.set(token, [...run.tokens])
      runOf.set(token, run)
      let size = token.value.length
      while (size--) run.markers.push(token)
    }
    run.end = run.markers.length
    runs.push(run)
    index2 = end
  }
  pair(runs, wrong)
  index2 = -1
  while (++index2 < tokens.length) {
    const involved = wrong.get(tokens[index2])
    if (involved) return { attention: candidates(tokens, involved, runOf), index: index2 }
  }
}
function encode(tokens, start) {
  const token = tokens[start ? 0 : tokens.length - 1]
  if (!token || token.attention) return
  const character = start ? firstCharacter(token.value) : lastCharacter(token.value)
  const reference = encodeCharacterReference(
    /** @type {number} */
    character.codePointAt(0),
  )
  if (start) {
    token.value = reference + token.value.slice(character.length)
  } else {
    let value = token.value.slice(0, token.value.length - character.length)
    let escapes = 0
    while (value.charCodeAt(value.length - 1 - escapes) === 92) {
      escapes++
    }
    if (escapes % 2) value += '\\'
    token.value = value + reference
  }
}
function improve(items, chosen, mistake, before, after) {
  for (const attention4 of mistake.attention) {
    const current = chosen.get(attention4) || attention4.sequences[0]
    for (const sequence of attention4.sequences) {
      if (sequence === current) continue
      const trial = new Map(chosen)
      trial.set(attention4, sequence)
      const tokens = render(items, trial, before, after)
      const next = check(tokens, before, after)
      if (!next || next.index > mistake.index) {
        return { chosen: trial, mistake: next, tokens }
      }
    }
  }
}
function pair(runs, wrong) {
  const openersByMarker = /* @__PURE__ */ new Map()
  for (const closer of runs) {
    const marker = closer.tokens[0].value.charAt(0)
    let openers = openersByMarker.get(marker)
    if (!openers) {
      openers = []
      openersByMarker.set(marker, openers)
    }
    let open = closer.close ? openers.length : 0
    while (open-- && closer.start < closer.end) {
      const opener = openers[open]
      const openerSize = opener.end - opener.start
      const closerSize = closer.end - closer.start
      if (
        closer.split
          ? // The rule of 3, on the sizes that are left.
            (opener.close || closer.open) && closerSize % 3 && !((openerSize + closerSize) % 3)
          : // Others pair whole runs of the same size.
            openerSize !== opener.markers.length || openerSize !== closerSize
      ) {
        continue
      }
      const size = closer.split ? (openerSize > 1 && closerSize > 1 ? 2 : 1) : closerSize
      const opening2 = opener.markers.slice(opener.end - size, opener.end)
      const closing2 = closer.markers.slice(closer.start, closer.start + size)
      const openToken = opening2[0]
      const closeToken = closing2[0]
      if (
        // Whole sequences:
        // the markers of a sequence are next to each other,
        // so if the first and last marker are of one sequence of that size,
        // all markers are exactly that sequence.
        openToken === opening2[size - 1] &&
        openToken.value.length === size &&
        closeToken === closing2[size - 1] &&
        closeToken.value.length === size && // Of the same attention, so its opening and closing sequence.
        openToken.attention === closeToken.attention
      ) {
        wrong.delete(openToken)
        wrong.delete(closeToken)
      } else {
        const involved = [.../* @__PURE__ */ new Set([...opening2, ...closing2])]
        for (const token of involved) {
          const list4 = wrong.get(token)
          if (list4) list4.push(...involved)
        }
      }
      opener.end -= size
      closer.start += size
      if (opener.start === opener.end) openers.splice(open, 1)
      open = openers.length
    }
    if (closer.open && closer.start < closer.end) openers.push(closer)
  }
}
function attentionSequences(type, markers, sizes) {
  if (markers.length === 0) {
    throw new Error('Cannot serialize `' + type + '` as attention without markers, expected one or more markers')
  }
  if (sizes.length === 0) {
    throw new Error('Cannot serialize `' + type + '` as attention without sizes, expected one or more sizes')
  }
  for (const size of sizes) {
    if (!Number.isSafeInteger(size) || size < 1) {
      throw new Error(
        'Cannot serialize `' + type + '` as attention with `' + size + '` as size, expected positive integer',
      )
    }
  }
  const sequences = []
  for (const marker of markers) {
    if (marker.length !== 1) {
      throw new Error(
        'Cannot serialize `' +
          type +
          '` as attention with `' +
          marker +
          '` as marker, expected a single ascii character',
      )
    }
    if (!asciiPunctuation(marker.charCodeAt(0))) {
      throw new Error(
        'Cannot serialize `' + type + '` as attention with `' + marker + '` as marker, expected ascii punctuation',
      )
    }
    for (const size of sizes) {
      sequences.push(marker.repeat(size))
    }
  }
  return sequences
}
function phrasing2(parent, state, info) {
  const indexStack = state.indexStack
  const children2 = parent.children || []
  const results = []
  let index2 = -1
  let before = info.before
  indexStack.push(-1)
  let tracker = state.createTracker(info)
  while (++index2 < children2.length) {
    const child = children2[index2]
    let after
    indexStack[indexStack.length - 1] = index2
    if (index2 + 1 < children2.length) {
      let handle4 = state.handle.handlers[children2[index2 + 1].type]
      if (handle4 && handle4.peek) handle4 = handle4.peek
      after = handle4
        ? firstCharacter(
            handle4(children2[index2 + 1], parent, state, {
              before: '',
              after: '',
              ...tracker.current(),
            }),
          )
        : ''
    } else {
      after = info.after
    }
    const previous3 = results[results.length - 1]
    if (
      typeof previous3 === 'string' &&
      (before === '\r' || before === '\n') &&
      child.type === 'html' &&
      htmlKind(child.value) !== 7
    ) {
      results[results.length - 1] = previous3.replace(/(\r?\n|\r)$/, ' ')
      before = ' '
      tracker = state.createTracker(info)
      tracker.move(serialize3(results, info.before, info.after))
    }
    const handle3 = state.handle.handlers[child.type]
    if (handle3 && handle3.attention) {
      const item = attentionItem(
        /** @type {PhrasingParents} */
        child,
        handle3.attention,
        state,
        tracker,
      )
      if (!item) continue
      results.push(item)
      before = lastCharacter(item.sequences[0])
    } else {
      const value = state.handle(child, parent, state, {
        ...tracker.current(),
        after,
        before,
      })
      if (!value) continue
      tracker.move(value)
      results.push(value)
      before = lastCharacter(value)
    }
  }
  indexStack.pop()
  return results
}
function attentionItem(node2, attention4, state, tracker) {
  const { construct, markers, sizes } = attention4(node2, state)
  const sequences = attentionSequences(node2.type, markers, sizes)
  const sequence = sequences[0]
  const exit3 = state.enter(construct)
  const inside = state.createTracker(tracker.current())
  inside.move(sequence)
  const children2 = phrasing2(node2, state, {
    ...inside.current(),
    before: sequence,
    after: sequence,
  })
  exit3()
  if (children2.length === 0) return
  tracker.move(sequence)
  tracker.move(serialize3(children2, sequence, sequence))
  tracker.move(sequence)
  return { children: children2, sequences }
}
function fix(items, chosen, before, after) {
  let tokens = render(items, chosen, before, after)
  let mistake = check(tokens, before, after)
  while (mistake) {
    const next = improve(items, chosen, mistake, before, after)
    if (!next) return
    chosen = next.chosen
    tokens = next.tokens
    mistake = next.mistake
  }
  return tokens
}
function guess(items, chosen, before, after) {
  let previous3 = before
  let index2 = -1
  while (++index2 < items.length) {
    const item = items[index2]
    if (typeof item === 'string') {
      previous3 = ''
      continue
    }
    const next = index2 === items.length - 1 ? after : ''
    const sequence =
      item.sequences.find(function (value) {
        const marker = value.charAt(0)
        return (
          (marker !== previous3.charAt(0) && marker !== next.charAt(0)) ||
          (items.length === 1 && builtins.has(marker) && value.length > before.length)
        )
      }) || item.sequences[0]
    if (sequence !== item.sequences[0]) chosen.set(item, sequence)
    guess(item.children, chosen, sequence, sequence)
    previous3 = sequence
  }
}
function render(items, chosen, before, after) {
  const tokens = []
  let encodeAfter
  let previous3 = lastCharacter(before)
  let index2 = -1
  while (++index2 < items.length) {
    const item = items[index2]
    if (typeof item === 'string') {
      const token = { value: item, attention: void 0 }
      if (encodeAfter && encodeAfter === firstCharacter(item)) {
        encode([token], true)
      }
      encodeAfter = void 0
      tokens.push(token)
      if (token.value) previous3 = lastCharacter(token.value)
      continue
    }
    const sequence = chosen.get(item) || item.sequences[0]
    const marker = sequence.charAt(0)
    const next = items[index2 + 1]
    const outsideBefore = previous3
    const outsideAfter = firstCharacter(
      next === void 0 ? after : typeof next === 'string' ? next : chosen.get(next) || next.sequences[0],
    )
    const inside = render(item.children, chosen, sequence, sequence)
    const head2 = inside[0].value
    const open = encodeInfo(outsideBefore.charCodeAt(outsideBefore.length - 1), head2.charCodeAt(0), marker)
    if (open.inside) encode(inside, true)
    const tail = lastCharacter(inside[inside.length - 1].value)
    const close = encodeInfo(outsideAfter.charCodeAt(0), tail.charCodeAt(tail.length - 1), marker)
    if (close.inside) encode(inside, false)
    if (open.outside && outsideBefore !== '\n' && outsideBefore !== '\r') {
      encode(tokens, false)
    }
    if (close.outside) encodeAfter = outsideAfter
    tokens.push({ value: sequence, attention: item }, ...inside, {
      value: sequence,
      attention: item,
    })
    previous3 = sequence.charAt(sequence.length - 1)
  }
  return tokens
}
function serialize3(items, before, after) {
  const guessed = /* @__PURE__ */ new Map()
  guess(items, guessed, before, after)
  const tokens =
    // Start from guesses (based on the preferred sequences).
    (guessed.size > 0 ? fix(items, guessed, before, after) : void 0) || // If stuck, start from the preferred sequences instead.
    fix(items, /* @__PURE__ */ new Map(), before, after) || // If stuck again, use the preferred sequences as they are.
    render(items, /* @__PURE__ */ new Map(), before, after)
  let result = ''
  for (const token of tokens) result += token.value
  return result
}

// node_modules/mdast-util-to-markdown/lib/handle/emphasis.js
emphasis.attention = attention
emphasis.peek = peek
function emphasis(node2, _, state, info) {
  const exit3 = state.enter('phrasing')
  const item = attentionItem(node2, attention, state, state.createTracker(info))
  const value = item ? serialize3([item], info.before, info.after) : ''
  exit3()
  return value
}
function attention(_, state) {
  const marker = checkEmphasis(state)
  return {
    construct: 'emphasis',
    markers: marker === '*' ? ['*', '_'] : ['_', '*'],
    sizes: [1],
  }
}
function peek(_, _1, state) {
  return state.options.emphasis || '*'
}

// node_modules/unist-util-visit/lib/index.js
function visit(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, maybeReverse) {
  let check2
  let visitors
  let reverse
  if (
    typeof enterOrVisitorsOrReverse === 'function' ||
    (enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse === 'object')
  ) {
    check2 = /** @type {Test} */ testOrEnterOrVisitors
    visitors = enterOrVisitorsOrReverse
    reverse = maybeReverse
  } else {
    visitors = /** @type {Visitor | Visitors} */ testOrEnterOrVisitors
    reverse = enterOrVisitorsOrReverse
  }
  if (typeof visitors === 'function') {
    visitParents(tree, check2, wrap(visitors), reverse)
  } else {
    visitParents(tree, check2, wrapVisitors(visitors), reverse)
  }
}
function wrapVisitors(visitors) {
  if (!visitors || typeof visitors !== 'object') return visitors
  return {
    enter: typeof visitors.enter === 'function' ? wrap(visitors.enter) : visitors.enter,
    exit: typeof visitors.exit === 'function' ? wrap(visitors.exit) : visitors.exit,
  }
}
function wrap(visitor) {
  return overload
  function overload(node2, parents, index2) {
    return visitor(node2, index2, parents[parents.length - 1])
  }
}

// node_modules/mdast-util-to-string/lib/index.js
var emptyOptions2 = {}
function toString2(value, options) {
  const settings = options || emptyOptions2
  const includeImageAlt = typeof settings.includeImageAlt === 'boolean' ? settings.includeImageAlt : true
  const includeHtml = typeof settings.includeHtml === 'boolean' ? settings.includeHtml : true
  return one2(value, includeImageAlt, includeHtml)
}
function one2(value, includeImageAlt, includeHtml) {
  if (node(value)) {
    if ('value' in value) {
      return value.type === 'html' && !includeHtml ? '' : value.value
    }
    if (includeImageAlt && 'alt' in value && value.alt) {
      return value.alt
    }
    if ('children' in value) {
      return all2(value.children, includeImageAlt, includeHtml)
    }
  }
  if (Array.isArray(value)) {
    return all2(value, includeImageAlt, includeHtml)
  }
  return ''
}
function all2(values, includeImageAlt, includeHtml) {
  const result = []
  let index2 = -1
  while (++index2 < values.length) {
    result[index2] = one2(values[index2], includeImageAlt, includeHtml)
  }
  return result.join('')
}
function node(value) {
  return Boolean(value && typeof value === 'object')
}

// node_modules/mdast-util-to-markdown/lib/util/format-heading-as-setext.js
function formatHeadingAsSetext(node2, state) {
  let literalWithBreak = false
  visit(node2, function (node3) {
    if (('value' in node3 && /\r?\n|\r/.test(node3.value)) || node3.type === 'break') {
      literalWithBreak = true
      return EXIT
    }
  })
  return Boolean((!node2.depth || node2.depth < 3) && toString2(node2) && (state.options.setext || literalWithBreak))
}

// node_modules/mdast-util-to-markdown/lib/handle/heading.js
function heading(node2, _, state, info) {
  const rank = Math.max(Math.min(6, node2.depth || 1), 1)
  const tracker = state.createTracker(info)
  if (formatHeadingAsSetext(node2, state)) {
    const exit4 = state.enter('headingSetext')
    const subexit2 = state.enter('phrasing')
    const value2 = state.containerPhrasing(node2, {
      ...tracker.current(),
      before: '\n',
      after: '\n',
    })
    subexit2()
    exit4()
    return (
      value2 +
      '\n' +
      (rank === 1 ? '=' : '-').repeat(
        // The whole size…
        value2.length - // Minus the position of the character after the last EOL (or
          // 0 if there is none)…
          (Math.max(value2.lastIndexOf('\r'), value2.lastIndexOf('\n')) + 1),
      )
    )
  }
  const sequence = '#'.repeat(rank)
  const exit3 = state.enter('headingAtx')
  const subexit = state.enter('phrasing')
  tracker.move(sequence + ' ')
  let value = state.containerPhrasing(node2, {
    before: '# ',
    after: '\n',
    ...tracker.current(),
  })
  const head2 = value.charCodeAt(0)
  if (head2 === 9 || head2 === 32) {
    value = encodeCharacterReference(head2) + value.slice(1)
  }
  value = value ? sequence + ' ' + value : sequence
  if (state.options.closeAtx) {
    value += ' ' + sequence
  }
  subexit()
  exit3()
  return value
}

// node_modules/mdast-util-to-markdown/lib/handle/html.js
html5.peek = htmlPeek
function html5(node2) {
  return node2.value || ''
}
function htmlPeek() {
  return '<'
}

// node_modules/mdast-util-to-markdown/lib/handle/image.js
image.peek = imagePeek
function image(node2, _, state, info) {
  const quote = checkQuote(state)
  const suffix = quote === '"' ? 'Quote' : 'Apostrophe'
  const exit3 = state.enter('image')
  let subexit = state.enter('label')
  const tracker = state.createTracker(info)
  let value = tracker.move('![')
  value += tracker.move(state.safe(node2.alt, { before: value, after: ']', ...tracker.current() }))
  value += tracker.move('](')
  subexit()
  if (
    // If there’s no url but there is a title…
    (!node2.url && node2.title) || // If there are control characters or whitespace.
    /[\0- \u007F]/.test(node2.url)
  ) {
    subexit = state.enter('destinationLiteral')
    value += tracker.move('<')
    value += tracker.move(state.safe(node2.url, { before: value, after: '>', ...tracker.current() }))
    value += tracker.move('>')
  } else {
    subexit = state.enter('destinationRaw')
    value += tracker.move(
      state.safe(node2.url, {
        before: value,
        after: node2.title ? ' ' : ')',
        ...tracker.current(),
      }),
    )
  }
  subexit()
  if (node2.title) {
    subexit = state.enter(`title${suffix}`)
    value += tracker.move(' ' + quote)
    value += tracker.move(
      state.safe(node2.title, {
        before: value,
        after: quote,
        ...tracker.current(),
      }),
    )
    value += tracker.move(quote)
    subexit()
  }
  value += tracker.move(')')
  exit3()
  return value
}
function imagePeek() {
  return '!'
}

// node_modules/mdast-util-to-markdown/lib/handle/image-reference.js
imageReference.peek = imageReferencePeek
function imageReference(node2, _, state, info) {
  const type = node2.referenceType
  const exit3 = state.enter('imageReference')
  let subexit = state.enter('label')
  const tracker = state.createTracker(info)
  let value = tracker.move('![')
  const alt = state.safe(node2.alt, {
    before: value,
    after: ']',
    ...tracker.current(),
  })
  value += tracker.move(alt + '][')
  subexit()
  const stack = state.stack
  state.stack = stack.filter(function (d) {
    return d !== 'phrasing'
  })
  subexit = state.enter('reference')
  const reference = state.safe(state.associationId(node2), {
    before: value,
    after: ']',
    ...tracker.current(),
  })
  subexit()
  state.stack = stack
  exit3()
  if (type === 'full' || !alt || alt !== reference) {
    value += tracker.move(reference + ']')
  } else if (type === 'shortcut') {
    value = value.slice(0, -1)
  } else {
    value += tracker.move(']')
  }
  return value
}
function imageReferencePeek() {
  return '!'
}

// node_modules/mdast-util-to-markdown/lib/handle/inline-code.js
inlineCode.peek = inlineCodePeek
function inlineCode(node2, _, state) {
  let value = node2.value || ''
  let sequence = '`'
  let index2 = -1
  while (new RegExp('(^|[^`])' + sequence + '([^`]|$)').test(value)) {
    sequence += '`'
  }
  if (/[^\n\r ]/.test(value) && ((/^[\n\r ]/.test(value) && /[\n\r ]$/.test(value)) || /^`|`$/.test(value))) {
    value = ' ' + value + ' '
  }
  while (++index2 < state.unsafe.length) {
    const pattern = state.unsafe[index2]
    const expression = state.compilePattern(pattern)
    if (!pattern.atBreak) continue
    let match
    while ((match = expression.exec(value))) {
      let position3 = match.index
      if (value.charCodeAt(position3) === 10 && value.charCodeAt(position3 - 1) === 13) {
        position3--
      }
      value = value.slice(0, position3) + ' ' + value.slice(match.index + 1)
    }
  }
  return sequence + value + sequence
}
function inlineCodePeek() {
  return '`'
}

// node_modules/mdast-util-to-markdown/lib/util/format-link-as-autolink.js
function formatLinkAsAutolink(node2, state) {
  const raw2 = toString2(node2)
  return Boolean(
    !state.options.resourceLink && // If there’s a url…
    node2.url && // And there’s no title…
    !node2.title && // And the content of `node` is a single text node…
    node2.children &&
    node2.children.length === 1 &&
    node2.children[0].type === 'text' && // And if the url is the same as the content…
    (raw2 === node2.url || 'mailto:' + raw2 === node2.url) && // And that starts w/ a protocol…
    /^[a-z][+\-.a-z]+:/i.test(node2.url) && // And that doesn’t contain ASCII control codes (character escapes and
    // references don’t work), space, or angle brackets…
    !/[\0- <>\u007F]/.test(node2.url),
  )
}

// node_modules/mdast-util-to-markdown/lib/handle/link.js
link.peek = linkPeek
function link(node2, _, state, info) {
  const quote = checkQuote(state)
  const suffix = quote === '"' ? 'Quote' : 'Apostrophe'
  const tracker = state.createTracker(info)
  if (formatLinkAsAutolink(node2, state)) {
    const stack = state.stack
    state.stack = stack.filter(function (d) {
      return d !== 'phrasing'
    })
    const exit4 = state.enter('autolink')
    let value2 = tracker.move('<')
    value2 += tracker.move(
      state.containerPhrasing(node2, {
        before: value2,
        after: '>',
        ...tracker.current(),
      }),
    )
    value2 += tracker.move('>')
    exit4()
    state.stack = stack
    return value2
  }
  const exit3 = state.enter('link')
  let subexit = state.enter('label')
  let value = tracker.move('[')
  const text8 = state.containerPhrasing(node2, {
    before: value,
    after: '](',
    ...tracker.current(),
  })
  value += tracker.move(text8)
  subexit()
  value += tracker.move('](')
  const enclose = /[\0- \u007F]/.test(node2.url)
  const last = info.before.charAt(info.before.length - 1)
  let title = node2.title || void 0
  if (!title && !enclose && (last === '\n' || last === '\r')) {
    let index2 = 0
    while (index2 < text8.length && text8.charCodeAt(index2) !== 93) {
      index2 += text8.charCodeAt(index2) === 92 ? 2 : 1
    }
    if (text8.charCodeAt(index2 + 1) === 58) title = ''
  }
  if (
    // If there’s no url but there is a title…
    (!node2.url && typeof title === 'string') || // If there are control characters or whitespace.
    enclose
  ) {
    subexit = state.enter('destinationLiteral')
    value += tracker.move('<')
    value += tracker.move(state.safe(node2.url, { before: value, after: '>', ...tracker.current() }))
    value += tracker.move('>')
  } else {
    subexit = state.enter('destinationRaw')
    value += tracker.move(
      state.safe(node2.url, {
        before: value,
        after: typeof title === 'string' ? ' ' : ')',
        ...tracker.current(),
      }),
    )
  }
  subexit()
  if (typeof title === 'string') {
    subexit = state.enter(`title${suffix}`)
    value += tracker.move(' ' + quote)
    value += tracker.move(
      state.safe(title, {
        before: value,
        after: quote,
        ...tracker.current(),
      }),
    )
    value += tracker.move(quote)
    subexit()
  }
  value += tracker.move(')')
  exit3()
  return value
}
function linkPeek(node2, _, state) {
  return formatLinkAsAutolink(node2, state) ? '<' : '['
}

// node_modules/mdast-util-to-markdown/lib/handle/link-reference.js
linkReference.peek = linkReferencePeek
function linkReference(node2, _, state, info) {
  const type = node2.referenceType
  const exit3 = state.enter('linkReference')
  let subexit = state.enter('label')
  const tracker = state.createTracker(info)
  let value = tracker.move('[')
  const text8 = state.containerPhrasing(node2, {
    before: value,
    after: ']',
    ...tracker.current(),
  })
  value += tracker.move(text8 + '][')
  subexit()
  const stack = state.stack
  state.stack = stack.filter(function (d) {
    return d !== 'phrasing'
  })
  subexit = state.enter('reference')
  const reference = state.safe(state.associationId(node2), {
    before: value,
    after: ']',
    ...tracker.current(),
  })
  subexit()
  state.stack = stack
  exit3()
  if (type === 'full' || !text8 || text8 !== reference) {
    value += tracker.move(reference + ']')
  } else if (type === 'shortcut') {
    value = value.slice(0, -1)
  } else {
    value += tracker.move(']')
  }
  return value
}
function linkReferencePeek() {
  return '['
}

// node_modules/mdast-util-to-markdown/lib/util/check-bullet.js
function checkBullet(state) {
  const marker = state.options.bullet || '*'
  if (marker !== '*' && marker !== '+' && marker !== '-') {
    throw new Error('Cannot serialize items with `' + marker + '` for `options.bullet`, expected `*`, `+`, or `-`')
  }
  return marker
}

// node_modules/mdast-util-to-markdown/lib/util/check-bullet-other.js
function checkBulletOther(state) {
  const bullet = checkBullet(state)
  const bulletOther = state.options.bulletOther
  if (!bulletOther) {
    return bullet === '*' ? '-' : '*'
  }
  if (bulletOther !== '*' && bulletOther !== '+' && bulletOther !== '-') {
    throw new Error(
      'Cannot serialize items with `' + bulletOther + '` for `options.bulletOther`, expected `*`, `+`, or `-`',
    )
  }
  if (bulletOther === bullet) {
    throw new Error('Expected `bullet` (`' + bullet + '`) and `bulletOther` (`' + bulletOther + '`) to be different')
  }
  return bulletOther
}

// node_modules/mdast-util-to-markdown/lib/util/check-bullet-ordered.js
function checkBulletOrdered(state) {
  const marker = state.options.bulletOrdered || '.'
  if (marker !== '.' && marker !== ')') {
    throw new Error('Cannot serialize items with `' + marker + '` for `options.bulletOrdered`, expected `.` or `)`')
  }
  return marker
}

// node_modules/mdast-util-to-markdown/lib/util/check-rule.js
function checkRule(state) {
  const marker = state.options.rule || '*'
  if (marker !== '*' && marker !== '-' && marker !== '_') {
    throw new Error('Cannot serialize rules with `' + marker + '` for `options.rule`, expected `*`, `-`, or `_`')
  }
  return marker
}

// node_modules/mdast-util-to-markdown/lib/handle/list.js
function list(node2, parent, state, info) {
  const exit3 = state.enter('list')
  const bulletCurrent = state.bulletCurrent
  let bullet = node2.ordered ? checkBulletOrdered(state) : checkBullet(state)
  const bulletOther = node2.ordered ? (bullet === '.' ? ')' : '.') : checkBulletOther(state)
  let useDifferentMarker = parent && state.bulletLastUsed ? bullet === state.bulletLastUsed : false
  if (!node2.ordered) {
    const firstListItem = node2.children ? node2.children[0] : void 0
    if (
      // Bullet could be used as a thematic break marker:
      (bullet === '*' || bullet === '-') && // Empty first list item:
      firstListItem &&
      (!firstListItem.children || !firstListItem.children[0]) && // Directly in two other list items:
      state.stack[state.stack.length - 1] === 'list' &&
      state.stack[state.stack.length - 2] === 'listItem' &&
      state.stack[state.stack.length - 3] === 'list' &&
      state.stack[state.stack.length - 4] === 'listItem' && // That are each the first child.
      state.indexStack[state.indexStack.length - 1] === 0 &&
      state.indexStack[state.indexStack.length - 2] === 0 &&
      state.indexStack[state.indexStack.length - 3] === 0
    ) {
      useDifferentMarker = true
    }
    if (checkRule(state) === bullet && firstListItem) {
      let index2 = -1
      while (++index2 < node2.children.length) {
        const item = node2.children[index2]
        if (
          item &&
          item.type === 'listItem' &&
          item.children &&
          item.children[0] &&
          item.children[0].type === 'thematicBreak'
        ) {
          useDifferentMarker = true
          break
        }
      }
    }
  }
  if (useDifferentMarker) {
    bullet = bulletOther
  }
  state.bulletCurrent = bullet
  const value = state.containerFlow(node2, info)
  state.bulletLastUsed = bullet
  state.bulletCurrent = bulletCurrent
  exit3()
  return value
}

// node_modules/mdast-util-to-markdown/lib/util/check-list-item-indent.js
function checkListItemIndent(state) {
  const style = state.options.listItemIndent || 'one'
  if (style !== 'tab' && style !== 'one' && style !== 'mixed') {
    throw new Error(
      'Cannot serialize items with `' + style + '` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`',
    )
  }
  return style
}

// node_modules/mdast-util-to-markdown/lib/handle/list-item.js
function listItem(node2, parent, state, info) {
  const listItemIndent = checkListItemIndent(state)
  let bullet = state.bulletCurrent || checkBullet(state)
  if (parent && parent.type === 'list' && parent.ordered) {
    bullet =
      (typeof parent.start === 'number' && parent.start > -1 ? parent.start : 1) +
      (state.options.incrementListMarker === false ? 0 : parent.children.indexOf(node2)) +
      bullet
  }
  let size = bullet.length + 1
  if (
    listItemIndent === 'tab' ||
    (listItemIndent === 'mixed' && ((parent && parent.type === 'list' && parent.spread) || node2.spread))
  ) {
    size = Math.ceil(size / 4) * 4
  }
  const tracker = state.createTracker(info)
  tracker.move(bullet + ' '.repeat(size - bullet.length))
  tracker.shift(size)
  const exit3 = state.enter('listItem')
  const value = state.indentLines(state.containerFlow(node2, tracker.current()), map3)
  exit3()
  return value
  function map3(line, index2, blank) {
    if (index2) {
      return (blank ? '' : ' '.repeat(size)) + line
    }
    return (blank ? bullet : bullet + ' '.repeat(size - bullet.length)) + line
  }
}

// node_modules/mdast-util-to-markdown/lib/handle/paragraph.js
function paragraph(node2, _, state, info) {
  const exit3 = state.enter('paragraph')
  const subexit = state.enter('phrasing')
  const value = state.containerPhrasing(node2, info)
  subexit()
  exit3()
  return value
}

// node_modules/mdast-util-to-markdown/lib/handle/root.js
function root3(node2, _, state, info) {
  const hasPhrasing = node2.children.some(function (d) {
    return phrasing(d)
  })
  if (!hasPhrasing) return state.containerFlow(node2, info)
  const exit3 = state.enter('phrasing')
  const value = state.containerPhrasing(node2, info)
  exit3()
  return value
}

// node_modules/mdast-util-to-markdown/lib/util/check-strong.js
function checkStrong(state) {
  const marker = state.options.strong || '*'
  if (marker !== '*' && marker !== '_') {
    throw new Error('Cannot serialize strong with `' + marker + '` for `options.strong`, expected `*`, or `_`')
  }
  return marker
}

// node_modules/mdast-util-to-markdown/lib/handle/strong.js
strong.attention = attention2
strong.peek = peek2
function strong(node2, _, state, info) {
  const exit3 = state.enter('phrasing')
  const item = attentionItem(node2, attention2, state, state.createTracker(info))
  const value = item ? serialize3([item], info.before, info.after) : ''
  exit3()
  return value
}
function attention2(_, state) {
  const marker = checkStrong(state)
  return {
    construct: 'strong',
    markers: marker === '*' ? ['*', '_'] : ['_', '*'],
    sizes: [2],
  }
}
function peek2(_, _1, state) {
  return state.options.strong || '*'
}

// node_modules/mdast-util-to-markdown/lib/handle/text.js
function text3(node2, parent, state, info) {
  const siblings2 = parent ? parent.children : []
  const index2 = state.indexStack[state.indexStack.length - 1]
  return state.safe(node2.value, {
    ...info,
    afterNode: siblings2[index2 + 1],
    beforeNode: siblings2[index2 - 1],
  })
}

// node_modules/mdast-util-to-markdown/lib/util/check-rule-repetition.js
function checkRuleRepetition(state) {
  const repetition = state.options.ruleRepetition || 3
  if (repetition < 3) {
    throw new Error(
      'Cannot serialize rules with repetition `' + repetition + '` for `options.ruleRepetition`, expected `3` or more',
    )
  }
  return repetition
}

// node_modules/mdast-util-to-markdown/lib/handle/thematic-break.js
function thematicBreak(_, _1, state) {
  const value = (checkRule(state) + (state.options.ruleSpaces ? ' ' : '')).repeat(checkRuleRepetition(state))
  return state.options.ruleSpaces ? value.slice(0, -1) : value
}

// node_modules/mdast-util-to-markdown/lib/handle/index.js
var handle2 = {
  blockquote,
  break: hardBreak,
  code,
  definition,
  emphasis,
  hardBreak,
  heading,
  html: html5,
  image,
  imageReference,
  inlineCode,
  link,
  linkReference,
  list,
  listItem,
  paragraph,
  root: root3,
  strong,
  text: text3,
  thematicBreak,
}

// node_modules/character-entities/index.js
var characterEntities = {
  AElig: '\xC6',
  AMP: '&',
  Aacute: '\xC1',
  Abreve: '\u0102',
  Acirc: '\xC2',
  Acy: '\u0410',
  Afr: '\u{1D504}',
  Agrave: '\xC0',
  Alpha: '\u0391',
  Amacr: '\u0100',
  And: '\u2A53',
  Aogon: '\u0104',
  Aopf: '\u{1D538}',
  ApplyFunction: '\u2061',
  Aring: '\xC5',
  Ascr: '\u{1D49C}',
  Assign: '\u2254',
  Atilde: '\xC3',
  Auml: '\xC4',
  Backslash: '\u2216',
  Barv: '\u2AE7',
  Barwed: '\u2306',
  Bcy: '\u0411',
  Because: '\u2235',
  Bernoullis: '\u212C',
  Beta: '\u0392',
  Bfr: '\u{1D505}',
  Bopf: '\u{1D539}',
  Breve: '\u02D8',
  Bscr: '\u212C',
  Bumpeq: '\u224E',
  CHcy: '\u0427',
  COPY: '\xA9',
  Cacute: '\u0106',
  Cap: '\u22D2',
  CapitalDifferentialD: '\u2145',
  Cayleys: '\u212D',
  Ccaron: '\u010C',
  Ccedil: '\xC7',
  Ccirc: '\u0108',
  Cconint: '\u2230',
  Cdot: '\u010A',
  Cedilla: '\xB8',
  CenterDot: '\xB7',
  Cfr: '\u212D',
  Chi: '\u03A7',
  CircleDot: '\u2299',
  CircleMinus: '\u2296',
  CirclePlus: '\u2295',
  CircleTimes: '\u2297',
  ClockwiseContourIntegral: '\u2232',
  CloseCurlyDoubleQuote: '\u201D',
  CloseCurlyQuote: '\u2019',
  Colon: '\u2237',
  Colone: '\u2A74',
  Congruent: '\u2261',
  Conint: '\u222F',
  ContourIntegral: '\u222E',
  Copf: '\u2102',
  Coproduct: '\u2210',
  CounterClockwiseContourIntegral: '\u2233',
  Cross: '\u2A2F',
  Cscr: '\u{1D49E}',
  Cup: '\u22D3',
  CupCap: '\u224D',
  DD: '\u2145',
  DDotrahd: '\u2911',
  DJcy: '\u0402',
  DScy: '\u0405',
  DZcy: '\u040F',
  Dagger: '\u2021',
  Darr: '\u21A1',
  Dashv: '\u2AE4',
  Dcaron: '\u010E',
  Dcy: '\u0414',
  Del: '\u2207',
  Delta: '\u0394',
  Dfr: '\u{1D507}',
  DiacriticalAcute: '\xB4',
  DiacriticalDot: '\u02D9',
  DiacriticalDoubleAcute: '\u02DD',
  DiacriticalGrave: '`',
  DiacriticalTilde: '\u02DC',
  Diamond: '\u22C4',
  DifferentialD: '\u2146',
  Dopf: '\u{1D53B}',
  Dot: '\xA8',
  DotDot: '\u20DC',
  DotEqual: '\u2250',
  DoubleContourIntegral: '\u222F',
  DoubleDot: '\xA8',
  DoubleDownArrow: '\u21D3',
  DoubleLeftArrow: '\u21D0',
  DoubleLeftRightArrow: '\u21D4',
  DoubleLeftTee: '\u2AE4',
  DoubleLongLeftArrow: '\u27F8',
  DoubleLongLeftRightArrow: '\u27FA',
  DoubleLongRightArrow: '\u27F9',
  DoubleRightArrow: '\u21D2',
  DoubleRightTee: '\u22A8',
  DoubleUpArrow: '\u21D1',
  DoubleUpDownArrow: '\u21D5',
  DoubleVerticalBar: '\u2225',
  DownArrow: '\u2193',
  DownArrowBar: '\u2913',
  DownArrowUpArrow: '\u21F5',
  DownBreve: '\u0311',
  DownLeftRightVector: '\u2950',
  DownLeftTeeVector: '\u295E',
  DownLeftVector: '\u21BD',
  DownLeftVectorBar: '\u2956',
  DownRightTeeVector: '\u295F',
  DownRightVector: '\u21C1',
  DownRightVectorBar: '\u2957',
  DownTee: '\u22A4',
  DownTeeArrow: '\u21A7',
  Downarrow: '\u21D3',
  Dscr: '\u{1D49F}',
  Dstrok: '\u0110',
  ENG: '\u014A',
  ETH: '\xD0',
  Eacute: '\xC9',
  Ecaron: '\u011A',
  Ecirc: '\xCA',
  Ecy: '\u042D',
  Edot: '\u0116',
  Efr: '\u{1D508}',
  Egrave: '\xC8',
  Element: '\u2208',
  Emacr: '\u0112',
  EmptySmallSquare: '\u25FB',
  EmptyVerySmallSquare: '\u25AB',
  Eogon: '\u0118',
  Eopf: '\u{1D53C}',
  Epsilon: '\u0395',
  Equal: '\u2A75',
  EqualTilde: '\u2242',
  Equilibrium: '\u21CC',
  Escr: '\u2130',
  Esim: '\u2A73',
  Eta: '\u0397',
  Euml: '\xCB',
  Exists: '\u2203',
  ExponentialE: '\u2147',
  Fcy: '\u0424',
  Ffr: '\u{1D509}',
  FilledSmallSquare: '\u25FC',
  FilledVerySmallSquare: '\u25AA',
  Fopf: '\u{1D53D}',
  ForAll: '\u2200',
  Fouriertrf: '\u2131',
  Fscr: '\u2131',
  GJcy: '\u0403',
  GT: '>',
  Gamma: '\u0393',
  Gammad: '\u03DC',
  Gbreve: '\u011E',
  Gcedil: '\u0122',
  Gcirc: '\u011C',
  Gcy: '\u0413',
  Gdot: '\u0120',
  Gfr: '\u{1D50A}',
  Gg: '\u22D9',
  Gopf: '\u{1D53E}',
  GreaterEqual: '\u2265',
  GreaterEqualLess: '\u22DB',
  GreaterFullEqual: '\u2267',
  GreaterGreater: '\u2AA2',
  GreaterLess: '\u2277',
  GreaterSlantEqual: '\u2A7E',
  GreaterTilde: '\u2273',
  Gscr: '\u{1D4A2}',
  Gt: '\u226B',
  HARDcy: '\u042A',
  Hacek: '\u02C7',
  Hat: '^',
  Hcirc: '\u0124',
  Hfr: '\u210C',
  HilbertSpace: '\u210B',
  Hopf: '\u210D',
  HorizontalLine: '\u2500',
  Hscr: '\u210B',
  Hstrok: '\u0126',
  HumpDownHump: '\u224E',
  HumpEqual: '\u224F',
  IEcy: '\u0415',
  IJlig: '\u0132',
  IOcy: '\u0401',
  Iacute: '\xCD',
  Icirc: '\xCE',
  Icy: '\u0418',
  Idot: '\u0130',
  Ifr: '\u2111',
  Igrave: '\xCC',
  Im: '\u2111',
  Imacr: '\u012A',
  ImaginaryI: '\u2148',
  Implies: '\u21D2',
  Int: '\u222C',
  Integral: '\u222B',
  Intersection: '\u22C2',
  InvisibleComma: '\u2063',
  InvisibleTimes: '\u2062',
  Iogon: '\u012E',
  Iopf: '\u{1D540}',
  Iota: '\u0399',
  Iscr: '\u2110',
  Itilde: '\u0128',
  Iukcy: '\u0406',
  Iuml: '\xCF',
  Jcirc: '\u0134',
  Jcy: '\u0419',
  Jfr: '\u{1D50D}',
  Jopf: '\u{1D541}',
  Jscr: '\u{1D4A5}',
  Jsercy: '\u0408',
  Jukcy: '\u0404',
  KHcy: '\u0425',
  KJcy: '\u040C',
  Kappa: '\u039A',
  Kcedil: '\u0136',
  Kcy: '\u041A',
  Kfr: '\u{1D50E}',
  Kopf: '\u{1D542}',
  Kscr: '\u{1D4A6}',
  LJcy: '\u0409',
  LT: '<',
  Lacute: '\u0139',
  Lambda: '\u039B',
  Lang: '\u27EA',
  Laplacetrf: '\u2112',
  Larr: '\u219E',
  Lcaron: '\u013D',
  Lcedil: '\u013B',
  Lcy: '\u041B',
  LeftAngleBracket: '\u27E8',
  LeftArrow: '\u2190',
  LeftArrowBar: '\u21E4',
  LeftArrowRightArrow: '\u21C6',
  LeftCeiling: '\u2308',
  LeftDoubleBracket: '\u27E6',
  LeftDownTeeVector: '\u2961',
  LeftDownVector: '\u21C3',
  LeftDownVectorBar: '\u2959',
  LeftFloor: '\u230A',
  LeftRightArrow: '\u2194',
  LeftRightVector: '\u294E',
  LeftTee: '\u22A3',
  LeftTeeArrow: '\u21A4',
  LeftTeeVector: '\u295A',
  LeftTriangle: '\u22B2',
  LeftTriangleBar: '\u29CF',
  LeftTriangleEqual: '\u22B4',
  LeftUpDownVector: '\u2951',
  LeftUpTeeVector: '\u2960',
  LeftUpVector: '\u21BF',
  LeftUpVectorBar: '\u2958',
  LeftVector: '\u21BC',
  LeftVectorBar: '\u2952',
  Leftarrow: '\u21D0',
  Leftrightarrow: '\u21D4',
  LessEqualGreater: '\u22DA',
  LessFullEqual: '\u2266',
  LessGreater: '\u2276',
  LessLess: '\u2AA1',
  LessSlantEqual: '\u2A7D',
  LessTilde: '\u2272',
  Lfr: '\u{1D50F}',
  Ll: '\u22D8',
  Lleftarrow: '\u21DA',
  Lmidot: '\u013F',
  LongLeftArrow: '\u27F5',
  LongLeftRightArrow: '\u27F7',
  LongRightArrow: '\u27F6',
  Longleftarrow: '\u27F8',
  Longleftrightarrow: '\u27FA',
  Longrightarrow: '\u27F9',
  Lopf: '\u{1D543}',
  LowerLeftArrow: '\u2199',
  LowerRightArrow: '\u2198',
  Lscr: '\u2112',
  Lsh: '\u21B0',
  Lstrok: '\u0141',
  Lt: '\u226A',
  Map: '\u2905',
  Mcy: '\u041C',
  MediumSpace: '\u205F',
  Mellintrf: '\u2133',
  Mfr: '\u{1D510}',
  MinusPlus: '\u2213',
  Mopf: '\u{1D544}',
  Mscr: '\u2133',
  Mu: '\u039C',
  NJcy: '\u040A',
  Nacute: '\u0143',
  Ncaron: '\u0147',
  Ncedil: '\u0145',
  Ncy: '\u041D',
  NegativeMediumSpace: '\u200B',
  NegativeThickSpace: '\u200B',
  NegativeThinSpace: '\u200B',
  NegativeVeryThinSpace: '\u200B',
  NestedGreaterGreater: '\u226B',
  NestedLessLess: '\u226A',
  NewLine: '\n',
  Nfr: '\u{1D511}',
  NoBreak: '\u2060',
  NonBreakingSpace: '\xA0',
  Nopf: '\u2115',
  Not: '\u2AEC',
  NotCongruent: '\u2262',
  NotCupCap: '\u226D',
  NotDoubleVerticalBar: '\u2226',
  NotElement: '\u2209',
  NotEqual: '\u2260',
  NotEqualTilde: '\u2242\u0338',
  NotExists: '\u2204',
  NotGreater: '\u226F',
  NotGreaterEqual: '\u2271',
  NotGreaterFullEqual: '\u2267\u0338',
  NotGreaterGreater: '\u226B\u0338',
  NotGreaterLess: '\u2279',
  NotGreaterSlantEqual: '\u2A7E\u0338',
  NotGreaterTilde: '\u2275',
  NotHumpDownHump: '\u224E\u0338',
  NotHumpEqual: '\u224F\u0338',
  NotLeftTriangle: '\u22EA',
  NotLeftTriangleBar: '\u29CF\u0338',
  NotLeftTriangleEqual: '\u22EC',
  NotLess: '\u226E',
  NotLessEqual: '\u2270',
  NotLessGreater: '\u2278',
  NotLessLess: '\u226A\u0338',
  NotLessSlantEqual: '\u2A7D\u0338',
  NotLessTilde: '\u2274',
  NotNestedGreaterGreater: '\u2AA2\u0338',
  NotNestedLessLess: '\u2AA1\u0338',
  NotPrecedes: '\u2280',
  NotPrecedesEqual: '\u2AAF\u0338',
  NotPrecedesSlantEqual: '\u22E0',
  NotReverseElement: '\u220C',
  NotRightTriangle: '\u22EB',
  NotRightTriangleBar: '\u29D0\u0338',
  NotRightTriangleEqual: '\u22ED',
  NotSquareSubset: '\u228F\u0338',
  NotSquareSubsetEqual: '\u22E2',
  NotSquareSuperset: '\u2290\u0338',
  NotSquareSupersetEqual: '\u22E3',
  NotSubset: '\u2282\u20D2',
  NotSubsetEqual: '\u2288',
  NotSucceeds: '\u2281',
  NotSucceedsEqual: '\u2AB0\u0338',
  NotSucceedsSlantEqual: '\u22E1',
  NotSucceedsTilde: '\u227F\u0338',
  NotSuperset: '\u2283\u20D2',
  NotSupersetEqual: '\u2289',
  NotTilde: '\u2241',
  NotTildeEqual: '\u2244',
  NotTildeFullEqual: '\u2247',
  NotTildeTilde: '\u2249',
  NotVerticalBar: '\u2224',
  Nscr: '\u{1D4A9}',
  Ntilde: '\xD1',
  Nu: '\u039D',
  OElig: '\u0152',
  Oacute: '\xD3',
  Ocirc: '\xD4',
  Ocy: '\u041E',
  Odblac: '\u0150',
  Ofr: '\u{1D512}',
  Ograve: '\xD2',
  Omacr: '\u014C',
  Omega: '\u03A9',
  Omicron: '\u039F',
  Oopf: '\u{1D546}',
  OpenCurlyDoubleQuote: '\u201C',
  OpenCurlyQuote: '\u2018',
  Or: '\u2A54',
  Oscr: '\u{1D4AA}',
  Oslash: '\xD8',
  Otilde: '\xD5',
  Otimes: '\u2A37',
  Ouml: '\xD6',
  OverBar: '\u203E',
  OverBrace: '\u23DE',
  OverBracket: '\u23B4',
  OverParenthesis: '\u23DC',
  PartialD: '\u2202',
  Pcy: '\u041F',
  Pfr: '\u{1D513}',
  Phi: '\u03A6',
  Pi: '\u03A0',
  PlusMinus: '\xB1',
  Poincareplane: '\u210C',
  Popf: '\u2119',
  Pr: '\u2ABB',
  Precedes: '\u227A',
  PrecedesEqual: '\u2AAF',
  PrecedesSlantEqual: '\u227C',
  PrecedesTilde: '\u227E',
  Prime: '\u2033',
  Product: '\u220F',
  Proportion: '\u2237',
  Proportional: '\u221D',
  Pscr: '\u{1D4AB}',
  Psi: '\u03A8',
  QUOT: '"',
  Qfr: '\u{1D514}',
  Qopf: '\u211A',
  Qscr: '\u{1D4AC}',
  RBarr: '\u2910',
  REG: '\xAE',
  Racute: '\u0154',
  Rang: '\u27EB',
  Rarr: '\u21A0',
  Rarrtl: '\u2916',
  Rcaron: '\u0158',
  Rcedil: '\u0156',
  Rcy: '\u0420',
  Re: '\u211C',
  ReverseElement: '\u220B',
  ReverseEquilibrium: '\u21CB',
  ReverseUpEquilibrium: '\u296F',
  Rfr: '\u211C',
  Rho: '\u03A1',
  RightAngleBracket: '\u27E9',
  RightArrow: '\u2192',
  RightArrowBar: '\u21E5',
  RightArrowLeftArrow: '\u21C4',
  RightCeiling: '\u2309',
  RightDoubleBracket: '\u27E7',
  RightDownTeeVector: '\u295D',
  RightDownVector: '\u21C2',
  RightDownVectorBar: '\u2955',
  RightFloor: '\u230B',
  RightTee: '\u22A2',
  RightTeeArrow: '\u21A6',
  RightTeeVector: '\u295B',
  RightTriangle: '\u22B3',
  RightTriangleBar: '\u29D0',
  RightTriangleEqual: '\u22B5',
  RightUpDownVector: '\u294F',
  RightUpTeeVector: '\u295C',
  RightUpVector: '\u21BE',
  RightUpVectorBar: '\u2954',
  RightVector: '\u21C0',
  RightVectorBar: '\u2953',
  Rightarrow: '\u21D2',
  Ropf: '\u211D',
  RoundImplies: '\u2970',
  Rrightarrow: '\u21DB',
  Rscr: '\u211B',
  Rsh: '\u21B1',
  RuleDelayed: '\u29F4',
  SHCHcy: '\u0429',
  SHcy: '\u0428',
  SOFTcy: '\u042C',
  Sacute: '\u015A',
  Sc: '\u2ABC',
  Scaron: '\u0160',
  Scedil: '\u015E',
  Scirc: '\u015C',
  Scy: '\u0421',
  Sfr: '\u{1D516}',
  ShortDownArrow: '\u2193',
  ShortLeftArrow: '\u2190',
  ShortRightArrow: '\u2192',
  ShortUpArrow: '\u2191',
  Sigma: '\u03A3',
  SmallCircle: '\u2218',
  Sopf: '\u{1D54A}',
  Sqrt: '\u221A',
  Square: '\u25A1',
  SquareIntersection: '\u2293',
  SquareSubset: '\u228F',
  SquareSubsetEqual: '\u2291',
  SquareSuperset: '\u2290',
  SquareSupersetEqual: '\u2292',
  SquareUnion: '\u2294',
  Sscr: '\u{1D4AE}',
  Star: '\u22C6',
  Sub: '\u22D0',
  Subset: '\u22D0',
  SubsetEqual: '\u2286',
  Succeeds: '\u227B',
  SucceedsEqual: '\u2AB0',
  SucceedsSlantEqual: '\u227D',
  SucceedsTilde: '\u227F',
  SuchThat: '\u220B',
  Sum: '\u2211',
  Sup: '\u22D1',
  Superset: '\u2283',
  SupersetEqual: '\u2287',
  Supset: '\u22D1',
  THORN: '\xDE',
  TRADE: '\u2122',
  TSHcy: '\u040B',
  TScy: '\u0426',
  Tab: '	',
  Tau: '\u03A4',
  Tcaron: '\u0164',
  Tcedil: '\u0162',
  Tcy: '\u0422',
  Tfr: '\u{1D517}',
  Therefore: '\u2234',
  Theta: '\u0398',
  ThickSpace: '\u205F\u200A',
  ThinSpace: '\u2009',
  Tilde: '\u223C',
  TildeEqual: '\u2243',
  TildeFullEqual: '\u2245',
  TildeTilde: '\u2248',
  Topf: '\u{1D54B}',
  TripleDot: '\u20DB',
  Tscr: '\u{1D4AF}',
  Tstrok: '\u0166',
  Uacute: '\xDA',
  Uarr: '\u219F',
  Uarrocir: '\u2949',
  Ubrcy: '\u040E',
  Ubreve: '\u016C',
  Ucirc: '\xDB',
  Ucy: '\u0423',
  Udblac: '\u0170',
  Ufr: '\u{1D518}',
  Ugrave: '\xD9',
  Umacr: '\u016A',
  UnderBar: '_',
  UnderBrace: '\u23DF',
  UnderBracket: '\u23B5',
  UnderParenthesis: '\u23DD',
  Union: '\u22C3',
  UnionPlus: '\u228E',
  Uogon: '\u0172',
  Uopf: '\u{1D54C}',
  UpArrow: '\u2191',
  UpArrowBar: '\u2912',
  UpArrowDownArrow: '\u21C5',
  UpDownArrow: '\u2195',
  UpEquilibrium: '\u296E',
  UpTee: '\u22A5',
  UpTeeArrow: '\u21A5',
  Uparrow: '\u21D1',
  Updownarrow: '\u21D5',
  UpperLeftArrow: '\u2196',
  UpperRightArrow: '\u2197',
  Upsi: '\u03D2',
  Upsilon: '\u03A5',
  Uring: '\u016E',
  Uscr: '\u{1D4B0}',
  Utilde: '\u0168',
  Uuml: '\xDC',
  VDash: '\u22AB',
  Vbar: '\u2AEB',
  Vcy: '\u0412',
  Vdash: '\u22A9',
  Vdashl: '\u2AE6',
  Vee: '\u22C1',
  Verbar: '\u2016',
  Vert: '\u2016',
  VerticalBar: '\u2223',
  VerticalLine: '|',
  VerticalSeparator: '\u2758',
  VerticalTilde: '\u2240',
  VeryThinSpace: '\u200A',
  Vfr: '\u{1D519}',
  Vopf: '\u{1D54D}',
  Vscr: '\u{1D4B1}',
  Vvdash: '\u22AA',
  Wcirc: '\u0174',
  Wedge: '\u22C0',
  Wfr: '\u{1D51A}',
  Wopf: '\u{1D54E}',
  Wscr: '\u{1D4B2}',
  Xfr: '\u{1D51B}',
  Xi: '\u039E',
  Xopf: '\u{1D54F}',
  Xscr: '\u{1D4B3}',
  YAcy: '\u042F',
  YIcy: '\u0407',
  YUcy: '\u042E',
  Yacute: '\xDD',
  Ycirc: '\u0176',
  Ycy: '\u042B',
  Yfr: '\u{1D51C}',
  Yopf: '\u{1D550}',
  Yscr: '\u{1D4B4}',
  Yuml: '\u0178',
  ZHcy: '\u0416',
  Zacute: '\u0179',
  Zcaron: '\u017D',
  Zcy: '\u0417',
  Zdot: '\u017B',
  ZeroWidthSpace: '\u200B',
  Zeta: '\u0396',
  Zfr: '\u2128',
  Zopf: '\u2124',
  Zscr: '\u{1D4B5}',
  aacute: '\xE1',
  abreve: '\u0103',
  ac: '\u223E',
  acE: '\u223E\u0333',
  acd: '\u223F',
  acirc: '\xE2',
  acute: '\xB4',
  acy: '\u0430',
  aelig: '\xE6',
  af: '\u2061',
  afr: '\u{1D51E}',
  agrave: '\xE0',
  alefsym: '\u2135',
  aleph: '\u2135',
  alpha: '\u03B1',
  amacr: '\u0101',
  amalg: '\u2A3F',
  amp: '&',
  and: '\u2227',
  andand: '\u2A55',
  andd: '\u2A5C',
  andslope: '\u2A58',
  andv: '\u2A5A',
  ang: '\u2220',
  ange: '\u29A4',
  angle: '\u2220',
  angmsd: '\u2221',
  angmsdaa: '\u29A8',
  angmsdab: '\u29A9',
  angmsdac: '\u29AA',
  angmsdad: '\u29AB',
  angmsdae: '\u29AC',
  angmsdaf: '\u29AD',
  angmsdag: '\u29AE',
  angmsdah: '\u29AF',
  angrt: '\u221F',
  angrtvb: '\u22BE',
  angrtvbd: '\u299D',
  angsph: '\u2222',
  angst: '\xC5',
  angzarr: '\u237C',
  aogon: '\u0105',
  aopf: '\u{1D552}',
  ap: '\u2248',
  apE: '\u2A70',
  apacir: '\u2A6F',
  ape: '\u224A',
  apid: '\u224B',
  apos: "'",
  approx: '\u2248',
  approxeq: '\u224A',
  aring: '\xE5',
  ascr: '\u{1D4B6}',
  ast: '*',
  asymp: '\u2248',
  asympeq: '\u224D',
  atilde: '\xE3',
  auml: '\xE4',
  awconint: '\u2233',
  awint: '\u2A11',
  bNot: '\u2AED',
  backcong: '\u224C',
  backepsilon: '\u03F6',
  backprime: '\u2035',
  backsim: '\u223D',
  backsimeq: '\u22CD',
  barvee: '\u22BD',
  barwed: '\u2305',
  barwedge: '\u2305',
  bbrk: '\u23B5',
  bbrktbrk: '\u23B6',
  bcong: '\u224C',
  bcy: '\u0431',
  bdquo: '\u201E',
  becaus: '\u2235',
  because: '\u2235',
  bemptyv: '\u29B0',
  bepsi: '\u03F6',
  bernou: '\u212C',
  beta: '\u03B2',
  beth: '\u2136',
  between: '\u226C',
  bfr: '\u{1D51F}',
  bigcap: '\u22C2',
  bigcirc: '\u25EF',
  bigcup: '\u22C3',
  bigodot: '\u2A00',
  bigoplus: '\u2A01',
  bigotimes: '\u2A02',
  bigsqcup: '\u2A06',
  bigstar: '\u2605',
  bigtriangledown: '\u25BD',
  bigtriangleup: '\u25B3',
  biguplus: '\u2A04',
  bigvee: '\u22C1',
  bigwedge: '\u22C0',
  bkarow: '\u290D',
  blacklozenge: '\u29EB',
  blacksquare: '\u25AA',
  blacktriangle: '\u25B4',
  blacktriangledown: '\u25BE',
  blacktriangleleft: '\u25C2',
  blacktriangleright: '\u25B8',
  blank: '\u2423',
  blk12: '\u2592',
  blk14: '\u2591',
  blk34: '\u2593',
  block: '\u2588',
  bne: '=\u20E5',
  bnequiv: '\u2261\u20E5',
  bnot: '\u2310',
  bopf: '\u{1D553}',
  bot: '\u22A5',
  bottom: '\u22A5',
  bowtie: '\u22C8',
  boxDL: '\u2557',
  boxDR: '\u2554',
  boxDl: '\u2556',
  boxDr: '\u2553',
  boxH: '\u2550',
  boxHD: '\u2566',
  boxHU: '\u2569',
  boxHd: '\u2564',
  boxHu: '\u2567',
  boxUL: '\u255D',
  boxUR: '\u255A',
  boxUl: '\u255C',
  boxUr: '\u2559',
  boxV: '\u2551',
  boxVH: '\u256C',
  boxVL: '\u2563',
  boxVR: '\u2560',
  boxVh: '\u256B',
  boxVl: '\u2562',
  boxVr: '\u255F',
  boxbox: '\u29C9',
  boxdL: '\u2555',
  boxdR: '\u2552',
  boxdl: '\u2510',
  boxdr: '\u250C',
  boxh: '\u2500',
  boxhD: '\u2565',
  boxhU: '\u2568',
  boxhd: '\u252C',
  boxhu: '\u2534',
  boxminus: '\u229F',
  boxplus: '\u229E',
  boxtimes: '\u22A0',
  boxuL: '\u255B',
  boxuR: '\u2558',
  boxul: '\u2518',
  boxur: '\u2514',
  boxv: '\u2502',
  boxvH: '\u256A',
  boxvL: '\u2561',
  boxvR: '\u255E',
  boxvh: '\u253C',
  boxvl: '\u2524',
  boxvr: '\u251C',
  bprime: '\u2035',
  breve: '\u02D8',
  brvbar: '\xA6',
  bscr: '\u{1D4B7}',
  bsemi: '\u204F',
  bsim: '\u223D',
  bsime: '\u22CD',
  bsol: '\\',
  bsolb: '\u29C5',
  bsolhsub: '\u27C8',
  bull: '\u2022',
  bullet: '\u2022',
  bump: '\u224E',
  bumpE: '\u2AAE',
  bumpe: '\u224F',
  bumpeq: '\u224F',
  cacute: '\u0107',
  cap: '\u2229',
  capand: '\u2A44',
  capbrcup: '\u2A49',
  capcap: '\u2A4B',
  capcup: '\u2A47',
  capdot: '\u2A40',
  caps: '\u2229\uFE00',
  caret: '\u2041',
  caron: '\u02C7',
  ccaps: '\u2A4D',
  ccaron: '\u010D',
  ccedil: '\xE7',
  ccirc: '\u0109',
  ccups: '\u2A4C',
  ccupssm: '\u2A50',
  cdot: '\u010B',
  cedil: '\xB8',
  cemptyv: '\u29B2',
  cent: '\xA2',
  centerdot: '\xB7',
  cfr: '\u{1D520}',
  chcy: '\u0447',
  check: '\u2713',
  checkmark: '\u2713',
  chi: '\u03C7',
  cir: '\u25CB',
  cirE: '\u29C3',
  circ: '\u02C6',
  circeq: '\u2257',
  circlearrowleft: '\u21BA',
  circlearrowright: '\u21BB',
  circledR: '\xAE',
  circledS: '\u24C8',
  circledast: '\u229B',
  circledcirc: '\u229A',
  circleddash: '\u229D',
  cire: '\u2257',
  cirfnint: '\u2A10',
  cirmid: '\u2AEF',
  cirscir: '\u29C2',
  clubs: '\u2663',
  clubsuit: '\u2663',
  colon: ':',
  colone: '\u2254',
  coloneq: '\u2254',
  comma: ',',
  commat: '@',
  comp: '\u2201',
  compfn: '\u2218',
  complement: '\u2201',
  complexes: '\u2102',
  cong: '\u2245',
  congdot: '\u2A6D',
  conint: '\u222E',
  copf: '\u{1D554}',
  coprod: '\u2210',
  copy: '\xA9',
  copysr: '\u2117',
  crarr: '\u21B5',
  cross: '\u2717',
  cscr: '\u{1D4B8}',
  csub: '\u2ACF',
  csube: '\u2AD1',
  csup: '\u2AD0',
  csupe: '\u2AD2',
  ctdot: '\u22EF',
  cudarrl: '\u2938',
  cudarrr: '\u2935',
  cuepr: '\u22DE',
  cuesc: '\u22DF',
  cularr: '\u21B6',
  cularrp: '\u293D',
  cup: '\u222A',
  cupbrcap: '\u2A48',
  cupcap: '\u2A46',
  cupcup: '\u2A4A',
  cupdot: '\u228D',
  cupor: '\u2A45',
  cups: '\u222A\uFE00',
  curarr: '\u21B7',
  curarrm: '\u293C',
  curlyeqprec: '\u22DE',
  curlyeqsucc: '\u22DF',
  curlyvee: '\u22CE',
  curlywedge: '\u22CF',
  curren: '\xA4',
  curvearrowleft: '\u21B6',
  curvearrowright: '\u21B7',
  cuvee: '\u22CE',
  cuwed: '\u22CF',
  cwconint: '\u2232',
  cwint: '\u2231',
  cylcty: '\u232D',
  dArr: '\u21D3',
  dHar: '\u2965',
  dagger: '\u2020',
  daleth: '\u2138',
  darr: '\u2193',
  dash: '\u2010',
  dashv: '\u22A3',
  dbkarow: '\u290F',
  dblac: '\u02DD',
  dcaron: '\u010F',
  dcy: '\u0434',
  dd: '\u2146',
  ddagger: '\u2021',
  ddarr: '\u21CA',
  ddotseq: '\u2A77',
  deg: '\xB0',
  delta: '\u03B4',
  demptyv: '\u29B1',
  dfisht: '\u297F',
  dfr: '\u{1D521}',
  dharl: '\u21C3',
  dharr: '\u21C2',
  diam: '\u22C4',
  diamond: '\u22C4',
  diamondsuit: '\u2666',
  diams: '\u2666',
  die: '\xA8',
  digamma: '\u03DD',
  disin: '\u22F2',
  div: '\xF7',
  divide: '\xF7',
  divideontimes: '\u22C7',
  divonx: '\u22C7',
  djcy: '\u0452',
  dlcorn: '\u231E',
  dlcrop: '\u230D',
  dollar: '$',
  dopf: '\u{1D555}',
  dot: '\u02D9',
  doteq: '\u2250',
  doteqdot: '\u2251',
  dotminus: '\u2238',
  dotplus: '\u2214',
  dotsquare: '\u22A1',
  doublebarwedge: '\u2306',
  downarrow: '\u2193',
  downdownarrows: '\u21CA',
  downharpoonleft: '\u21C3',
  downharpoonright: '\u21C2',
  drbkarow: '\u2910',
  drcorn: '\u231F',
  drcrop: '\u230C',
  dscr: '\u{1D4B9}',
  dscy: '\u0455',
  dsol: '\u29F6',
  dstrok: '\u0111',
  dtdot: '\u22F1',
  dtri: '\u25BF',
  dtrif: '\u25BE',
  duarr: '\u21F5',
  duhar: '\u296F',
  dwangle: '\u29A6',
  dzcy: '\u045F',
  dzigrarr: '\u27FF',
  eDDot: '\u2A77',
  eDot: '\u2251',
  eacute: '\xE9',
  easter: '\u2A6E',
  ecaron: '\u011B',
  ecir: '\u2256',
  ecirc: '\xEA',
  ecolon: '\u2255',
  ecy: '\u044D',
  edot: '\u0117',
  ee: '\u2147',
  efDot: '\u2252',
  efr: '\u{1D522}',
  eg: '\u2A9A',
  egrave: '\xE8',
  egs: '\u2A96',
  egsdot: '\u2A98',
  el: '\u2A99',
  elinters: '\u23E7',
  ell: '\u2113',
  els: '\u2A95',
  elsdot: '\u2A97',
  emacr: '\u0113',
  empty: '\u2205',
  emptyset: '\u2205',
  emptyv: '\u2205',
  emsp13: '\u2004',
  emsp14: '\u2005',
  emsp: '\u2003',
  eng: '\u014B',
  ensp: '\u2002',
  eogon: '\u0119',
  eopf: '\u{1D556}',
  epar: '\u22D5',
  eparsl: '\u29E3',
  eplus: '\u2A71',
  epsi: '\u03B5',
  epsilon: '\u03B5',
  epsiv: '\u03F5',
  eqcirc: '\u2256',
  eqcolon: '\u2255',
  eqsim: '\u2242',
  eqslantgtr: '\u2A96',
  eqslantless: '\u2A95',
  equals: '=',
  equest: '\u225F',
  equiv: '\u2261',
  equivDD: '\u2A78',
  eqvparsl: '\u29E5',
  erDot: '\u2253',
  erarr: '\u2971',
  escr: '\u212F',
  esdot: '\u2250',
  esim: '\u2242',
  eta: '\u03B7',
  eth: '\xF0',
  euml: '\xEB',
  euro: '\u20AC',
  excl: '!',
  exist: '\u2203',
  expectation: '\u2130',
  exponentiale: '\u2147',
  fallingdotseq: '\u2252',
  fcy: '\u0444',
  female: '\u2640',
  ffilig: '\uFB03',
  fflig: '\uFB00',
  ffllig: '\uFB04',
  ffr: '\u{1D523}',
  filig: '\uFB01',
  fjlig: 'fj',
  flat: '\u266D',
  fllig: '\uFB02',
  fltns: '\u25B1',
  fnof: '\u0192',
  fopf: '\u{1D557}',
  forall: '\u2200',
  fork: '\u22D4',
  forkv: '\u2AD9',
  fpartint: '\u2A0D',
  frac12: '\xBD',
  frac13: '\u2153',
  frac14: '\xBC',
  frac15: '\u2155',
  frac16: '\u2159',
  frac18: '\u215B',
  frac23: '\u2154',
  frac25: '\u2156',
  frac34: '\xBE',
  frac35: '\u2157',
  frac38: '\u215C',
  frac45: '\u2158',
  frac56: '\u215A',
  frac58: '\u215D',
  frac78: '\u215E',
  frasl: '\u2044',
  frown: '\u2322',
  fscr: '\u{1D4BB}',
  gE: '\u2267',
  gEl: '\u2A8C',
  gacute: '\u01F5',
  gamma: '\u03B3',
  gammad: '\u03DD',
  gap: '\u2A86',
  gbreve: '\u011F',
  gcirc: '\u011D',
  gcy: '\u0433',
  gdot: '\u0121',
  ge: '\u2265',
  gel: '\u22DB',
  geq: '\u2265',
  geqq: '\u2267',
  geqslant: '\u2A7E',
  ges: '\u2A7E',
  gescc: '\u2AA9',
  gesdot: '\u2A80',
  gesdoto: '\u2A82',
  gesdotol: '\u2A84',
  gesl: '\u22DB\uFE00',
  gesles: '\u2A94',
  gfr: '\u{1D524}',
  gg: '\u226B',
  ggg: '\u22D9',
  gimel: '\u2137',
  gjcy: '\u0453',
  gl: '\u2277',
  glE: '\u2A92',
  gla: '\u2AA5',
  glj: '\u2AA4',
  gnE: '\u2269',
  gnap: '\u2A8A',
  gnapprox: '\u2A8A',
  gne: '\u2A88',
  gneq: '\u2A88',
  gneqq: '\u2269',
  gnsim: '\u22E7',
  gopf: '\u{1D558}',
  grave: '`',
  gscr: '\u210A',
  gsim: '\u2273',
  gsime: '\u2A8E',
  gsiml: '\u2A90',
  gt: '>',
  gtcc: '\u2AA7',
  gtcir: '\u2A7A',
  gtdot: '\u22D7',
  gtlPar: '\u2995',
  gtquest: '\u2A7C',
  gtrapprox: '\u2A86',
  gtrarr: '\u2978',
  gtrdot: '\u22D7',
  gtreqless: '\u22DB',
  gtreqqless: '\u2A8C',
  gtrless: '\u2277',
  gtrsim: '\u2273',
  gvertneqq: '\u2269\uFE00',
  gvnE: '\u2269\uFE00',
  hArr: '\u21D4',
  hairsp: '\u200A',
  half: '\xBD',
  hamilt: '\u210B',
  hardcy: '\u044A',
  harr: '\u2194',
  harrcir: '\u2948',
  harrw: '\u21AD',
  hbar: '\u210F',
  hcirc: '\u0125',
  hearts: '\u2665',
  heartsuit: '\u2665',
  hellip: '\u2026',
  hercon: '\u22B9',
  hfr: '\u{1D525}',
  hksearow: '\u2925',
  hkswarow: '\u2926',
  hoarr: '\u21FF',
  homtht: '\u223B',
  hookleftarrow: '\u21A9',
  hookrightarrow: '\u21AA',
  hopf: '\u{1D559}',
  horbar: '\u2015',
  hscr: '\u{1D4BD}',
  hslash: '\u210F',
  hstrok: '\u0127',
  hybull: '\u2043',
  hyphen: '\u2010',
  iacute: '\xED',
  ic: '\u2063',
  icirc: '\xEE',
  icy: '\u0438',
  iecy: '\u0435',
  iexcl: '\xA1',
  iff: '\u21D4',
  ifr: '\u{1D526}',
  igrave: '\xEC',
  ii: '\u2148',
  iiiint: '\u2A0C',
  iiint: '\u222D',
  iinfin: '\u29DC',
  iiota: '\u2129',
  ijlig: '\u0133',
  imacr: '\u012B',
  image: '\u2111',
  imagline: '\u2110',
  imagpart: '\u2111',
  imath: '\u0131',
  imof: '\u22B7',
  imped: '\u01B5',
  in: '\u2208',
  incare: '\u2105',
  infin: '\u221E',
  infintie: '\u29DD',
  inodot: '\u0131',
  int: '\u222B',
  intcal: '\u22BA',
  integers: '\u2124',
  intercal: '\u22BA',
  intlarhk: '\u2A17',
  intprod: '\u2A3C',
  iocy: '\u0451',
  iogon: '\u012F',
  iopf: '\u{1D55A}',
  iota: '\u03B9',
  iprod: '\u2A3C',
  iquest: '\xBF',
  iscr: '\u{1D4BE}',
  isin: '\u2208',
  isinE: '\u22F9',
  isindot: '\u22F5',
  isins: '\u22F4',
  isinsv: '\u22F3',
  isinv: '\u2208',
  it: '\u2062',
  itilde: '\u0129',
  iukcy: '\u0456',
  iuml: '\xEF',
  jcirc: '\u0135',
  jcy: '\u0439',
  jfr: '\u{1D527}',
  jmath: '\u0237',
  jopf: '\u{1D55B}',
  jscr: '\u{1D4BF}',
  jsercy: '\u0458',
  jukcy: '\u0454',
  kappa: '\u03BA',
  kappav: '\u03F0',
  kcedil: '\u0137',
  kcy: '\u043A',
  kfr: '\u{1D528}',
  kgreen: '\u0138',
  khcy: '\u0445',
  kjcy: '\u045C',
  kopf: '\u{1D55C}',
  kscr: '\u{1D4C0}',
  lAarr: '\u21DA',
  lArr: '\u21D0',
  lAtail: '\u291B',
  lBarr: '\u290E',
  lE: '\u2266',
  lEg: '\u2A8B',
  lHar: '\u2962',
  lacute: '\u013A',
  laemptyv: '\u29B4',
  lagran: '\u2112',
  lambda: '\u03BB',
  lang: '\u27E8',
  langd: '\u2991',
  langle: '\u27E8',
  lap: '\u2A85',
  laquo: '\xAB',
  larr: '\u2190',
  larrb: '\u21E4',
  larrbfs: '\u291F',
  larrfs: '\u291D',
  larrhk: '\u21A9',
  larrlp: '\u21AB',
  larrpl: '\u2939',
  larrsim: '\u2973',
  larrtl: '\u21A2',
  lat: '\u2AAB',
  latail: '\u2919',
  late: '\u2AAD',
  lates: '\u2AAD\uFE00',
  lbarr: '\u290C',
  lbbrk: '\u2772',
  lbrace: '{',
  lbrack: '[',
  lbrke: '\u298B',
  lbrksld: '\u298F',
  lbrkslu: '\u298D',
  lcaron: '\u013E',
  lcedil: '\u013C',
  lceil: '\u2308',
  lcub: '{',
  lcy: '\u043B',
  ldca: '\u2936',
  ldquo: '\u201C',
  ldquor: '\u201E',
  ldrdhar: '\u2967',
  ldrushar: '\u294B',
  ldsh: '\u21B2',
  le: '\u2264',
  leftarrow: '\u2190',
  leftarrowtail: '\u21A2',
  leftharpoondown: '\u21BD',
  leftharpoonup: '\u21BC',
  leftleftarrows: '\u21C7',
  leftrightarrow: '\u2194',
  leftrightarrows: '\u21C6',
  leftrightharpoons: '\u21CB',
  leftrightsquigarrow: '\u21AD',
  leftthreetimes: '\u22CB',
  leg: '\u22DA',
  leq: '\u2264',
  leqq: '\u2266',
  leqslant: '\u2A7D',
  les: '\u2A7D',
  lescc: '\u2AA8',
  lesdot: '\u2A7F',
  lesdoto: '\u2A81',
  lesdotor: '\u2A83',
  lesg: '\u22DA\uFE00',
  lesges: '\u2A93',
  lessapprox: '\u2A85',
  lessdot: '\u22D6',
  lesseqgtr: '\u22DA',
  lesseqqgtr: '\u2A8B',
  lessgtr: '\u2276',
  lesssim: '\u2272',
  lfisht: '\u297C',
  lfloor: '\u230A',
  lfr: '\u{1D529}',
  lg: '\u2276',
  lgE: '\u2A91',
  lhard: '\u21BD',
  lharu: '\u21BC',
  lharul: '\u296A',
  lhblk: '\u2584',
  ljcy: '\u0459',
  ll: '\u226A',
  llarr: '\u21C7',
  llcorner: '\u231E',
  llhard: '\u296B',
  lltri: '\u25FA',
  lmidot: '\u0140',
  lmoust: '\u23B0',
  lmoustache: '\u23B0',
  lnE: '\u2268',
  lnap: '\u2A89',
  lnapprox: '\u2A89',
  lne: '\u2A87',
  lneq: '\u2A87',
  lneqq: '\u2268',
  lnsim: '\u22E6',
  loang: '\u27EC',
  loarr: '\u21FD',
  lobrk: '\u27E6',
  longleftarrow: '\u27F5',
  longleftrightarrow: '\u27F7',
  longmapsto: '\u27FC',
  longrightarrow: '\u27F6',
  looparrowleft: '\u21AB',
  looparrowright: '\u21AC',
  lopar: '\u2985',
  lopf: '\u{1D55D}',
  loplus: '\u2A2D',
  lotimes: '\u2A34',
  lowast: '\u2217',
  lowbar: '_',
  loz: '\u25CA',
  lozenge: '\u25CA',
  lozf: '\u29EB',
  lpar: '(',
  lparlt: '\u2993',
  lrarr: '\u21C6',
  lrcorner: '\u231F',
  lrhar: '\u21CB',
  lrhard: '\u296D',
  lrm: '\u200E',
  lrtri: '\u22BF',
  lsaquo: '\u2039',
  lscr: '\u{1D4C1}',
  lsh: '\u21B0',
  lsim: '\u2272',
  lsime: '\u2A8D',
  lsimg: '\u2A8F',
  lsqb: '[',
  lsquo: '\u2018',
  lsquor: '\u201A',
  lstrok: '\u0142',
  lt: '<',
  ltcc: '\u2AA6',
  ltcir: '\u2A79',
  ltdot: '\u22D6',
  lthree: '\u22CB',
  ltimes: '\u22C9',
  ltlarr: '\u2976',
  ltquest: '\u2A7B',
  ltrPar: '\u2996',
  ltri: '\u25C3',
  ltrie: '\u22B4',
  ltrif: '\u25C2',
  lurdshar: '\u294A',
  luruhar: '\u2966',
  lvertneqq: '\u2268\uFE00',
  lvnE: '\u2268\uFE00',
  mDDot: '\u223A',
  macr: '\xAF',
  male: '\u2642',
  malt: '\u2720',
  maltese: '\u2720',
  map: '\u21A6',
  mapsto: '\u21A6',
  mapstodown: '\u21A7',
  mapstoleft: '\u21A4',
  mapstoup: '\u21A5',
  marker: '\u25AE',
  mcomma: '\u2A29',
  mcy: '\u043C',
  mdash: '\u2014',
  measuredangle: '\u2221',
  mfr: '\u{1D52A}',
  mho: '\u2127',
  micro: '\xB5',
  mid: '\u2223',
  midast: '*',
  midcir: '\u2AF0',
  middot: '\xB7',
  minus: '\u2212',
  minusb: '\u229F',
  minusd: '\u2238',
  minusdu: '\u2A2A',
  mlcp: '\u2ADB',
  mldr: '\u2026',
  mnplus: '\u2213',
  models: '\u22A7',
  mopf: '\u{1D55E}',
  mp: '\u2213',
  mscr: '\u{1D4C2}',
  mstpos: '\u223E',
  mu: '\u03BC',
  multimap: '\u22B8',
  mumap: '\u22B8',
  nGg: '\u22D9\u0338',
  nGt: '\u226B\u20D2',
  nGtv: '\u226B\u0338',
  nLeftarrow: '\u21CD',
  nLeftrightarrow: '\u21CE',
  nLl: '\u22D8\u0338',
  nLt: '\u226A\u20D2',
  nLtv: '\u226A\u0338',
  nRightarrow: '\u21CF',
  nVDash: '\u22AF',
  nVdash: '\u22AE',
  nabla: '\u2207',
  nacute: '\u0144',
  nang: '\u2220\u20D2',
  nap: '\u2249',
  napE: '\u2A70\u0338',
  napid: '\u224B\u0338',
  napos: '\u0149',
  napprox: '\u2249',
  natur: '\u266E',
  natural: '\u266E',
  naturals: '\u2115',
  nbsp: '\xA0',
  nbump: '\u224E\u0338',
  nbumpe: '\u224F\u0338',
  ncap: '\u2A43',
  ncaron: '\u0148',
  ncedil: '\u0146',
  ncong: '\u2247',
  ncongdot: '\u2A6D\u0338',
  ncup: '\u2A42',
  ncy: '\u043D',
  ndash: '\u2013',
  ne: '\u2260',
  neArr: '\u21D7',
  nearhk: '\u2924',
  nearr: '\u2197',
  nearrow: '\u2197',
  nedot: '\u2250\u0338',
  nequiv: '\u2262',
  nesear: '\u2928',
  nesim: '\u2242\u0338',
  nexist: '\u2204',
  nexists: '\u2204',
  nfr: '\u{1D52B}',
  ngE: '\u2267\u0338',
  nge: '\u2271',
  ngeq: '\u2271',
  ngeqq: '\u2267\u0338',
  ngeqslant: '\u2A7E\u0338',
  nges: '\u2A7E\u0338',
  ngsim: '\u2275',
  ngt: '\u226F',
  ngtr: '\u226F',
  nhArr: '\u21CE',
  nharr: '\u21AE',
  nhpar: '\u2AF2',
  ni: '\u220B',
  nis: '\u22FC',
  nisd: '\u22FA',
  niv: '\u220B',
  njcy: '\u045A',
  nlArr: '\u21CD',
  nlE: '\u2266\u0338',
  nlarr: '\u219A',
  nldr: '\u2025',
  nle: '\u2270',
  nleftarrow: '\u219A',
  nleftrightarrow: '\u21AE',
  nleq: '\u2270',
  nleqq: '\u2266\u0338',
  nleqslant: '\u2A7D\u0338',
  nles: '\u2A7D\u0338',
  nless: '\u226E',
  nlsim: '\u2274',
  nlt: '\u226E',
  nltri: '\u22EA',
  nltrie: '\u22EC',
  nmid: '\u2224',
  nopf: '\u{1D55F}',
  not: '\xAC',
  notin: '\u2209',
  notinE: '\u22F9\u0338',
  notindot: '\u22F5\u0338',
  notinva: '\u2209',
  notinvb: '\u22F7',
  notinvc: '\u22F6',
  notni: '\u220C',
  notniva: '\u220C',
  notnivb: '\u22FE',
  notnivc: '\u22FD',
  npar: '\u2226',
  nparallel: '\u2226',
  nparsl: '\u2AFD\u20E5',
  npart: '\u2202\u0338',
  npolint: '\u2A14',
  npr: '\u2280',
  nprcue: '\u22E0',
  npre: '\u2AAF\u0338',
  nprec: '\u2280',
  npreceq: '\u2AAF\u0338',
  nrArr: '\u21CF',
  nrarr: '\u219B',
  nrarrc: '\u2933\u0338',
  nrarrw: '\u219D\u0338',
  nrightarrow: '\u219B',
  nrtri: '\u22EB',
  nrtrie: '\u22ED',
  nsc: '\u2281',
  nsccue: '\u22E1',
  nsce: '\u2AB0\u0338',
  nscr: '\u{1D4C3}',
  nshortmid: '\u2224',
  nshortparallel: '\u2226',
  nsim: '\u2241',
  nsime: '\u2244',
  nsimeq: '\u2244',
  nsmid: '\u2224',
  nspar: '\u2226',
  nsqsube: '\u22E2',
  nsqsupe: '\u22E3',
  nsub: '\u2284',
  nsubE: '\u2AC5\u0338',
  nsube: '\u2288',
  nsubset: '\u2282\u20D2',
  nsubseteq: '\u2288',
  nsubseteqq: '\u2AC5\u0338',
  nsucc: '\u2281',
  nsucceq: '\u2AB0\u0338',
  nsup: '\u2285',
  nsupE: '\u2AC6\u0338',
  nsupe: '\u2289',
  nsupset: '\u2283\u20D2',
  nsupseteq: '\u2289',
  nsupseteqq: '\u2AC6\u0338',
  ntgl: '\u2279',
  ntilde: '\xF1',
  ntlg: '\u2278',
  ntriangleleft: '\u22EA',
  ntrianglelefteq: '\u22EC',
  ntriangleright: '\u22EB',
  ntrianglerighteq: '\u22ED',
  nu: '\u03BD',
  num: '#',
  numero: '\u2116',
  numsp: '\u2007',
  nvDash: '\u22AD',
  nvHarr: '\u2904',
  nvap: '\u224D\u20D2',
  nvdash: '\u22AC',
  nvge: '\u2265\u20D2',
  nvgt: '>\u20D2',
  nvinfin: '\u29DE',
  nvlArr: '\u2902',
  nvle: '\u2264\u20D2',
  nvlt: '<\u20D2',
  nvltrie: '\u22B4\u20D2',
  nvrArr: '\u2903',
  nvrtrie: '\u22B5\u20D2',
  nvsim: '\u223C\u20D2',
  nwArr: '\u21D6',
  nwarhk: '\u2923',
  nwarr: '\u2196',
  nwarrow: '\u2196',
  nwnear: '\u2927',
  oS: '\u24C8',
  oacute: '\xF3',
  oast: '\u229B',
  ocir: '\u229A',
  ocirc: '\xF4',
  ocy: '\u043E',
  odash: '\u229D',
  odblac: '\u0151',
  odiv: '\u2A38',
  odot: '\u2299',
  odsold: '\u29BC',
  oelig: '\u0153',
  ofcir: '\u29BF',
  ofr: '\u{1D52C}',
  ogon: '\u02DB',
  ograve: '\xF2',
  ogt: '\u29C1',
  ohbar: '\u29B5',
  ohm: '\u03A9',
  oint: '\u222E',
  olarr: '\u21BA',
  olcir: '\u29BE',
  olcross: '\u29BB',
  oline: '\u203E',
  olt: '\u29C0',
  omacr: '\u014D',
  omega: '\u03C9',
  omicron: '\u03BF',
  omid: '\u29B6',
  ominus: '\u2296',
  oopf: '\u{1D560}',
  opar: '\u29B7',
  operp: '\u29B9',
  oplus: '\u2295',
  or: '\u2228',
  orarr: '\u21BB',
  ord: '\u2A5D',
  order: '\u2134',
  orderof: '\u2134',
  ordf: '\xAA',
  ordm: '\xBA',
  origof: '\u22B6',
  oror: '\u2A56',
  orslope: '\u2A57',
  orv: '\u2A5B',
  oscr: '\u2134',
  oslash: '\xF8',
  osol: '\u2298',
  otilde: '\xF5',
  otimes: '\u2297',
  otimesas: '\u2A36',
  ouml: '\xF6',
  ovbar: '\u233D',
  par: '\u2225',
  para: '\xB6',
  parallel: '\u2225',
  parsim: '\u2AF3',
  parsl: '\u2AFD',
  part: '\u2202',
  pcy: '\u043F',
  percnt: '%',
  period: '.',
  permil: '\u2030',
  perp: '\u22A5',
  pertenk: '\u2031',
  pfr: '\u{1D52D}',
  phi: '\u03C6',
  phiv: '\u03D5',
  phmmat: '\u2133',
  phone: '\u260E',
  pi: '\u03C0',
  pitchfork: '\u22D4',
  piv: '\u03D6',
  planck: '\u210F',
  planckh: '\u210E',
  plankv: '\u210F',
  plus: '+',
  plusacir: '\u2A23',
  plusb: '\u229E',
  pluscir: '\u2A22',
  plusdo: '\u2214',
  plusdu: '\u2A25',
  pluse: '\u2A72',
  plusmn: '\xB1',
  plussim: '\u2A26',
  plustwo: '\u2A27',
  pm: '\xB1',
  pointint: '\u2A15',
  popf: '\u{1D561}',
  pound: '\xA3',
  pr: '\u227A',
  prE: '\u2AB3',
  prap: '\u2AB7',
  prcue: '\u227C',
  pre: '\u2AAF',
  prec: '\u227A',
  precapprox: '\u2AB7',
  preccurlyeq: '\u227C',
  preceq: '\u2AAF',
  precnapprox: '\u2AB9',
  precneqq: '\u2AB5',
  precnsim: '\u22E8',
  precsim: '\u227E',
  prime: '\u2032',
  primes: '\u2119',
  prnE: '\u2AB5',
  prnap: '\u2AB9',
  prnsim: '\u22E8',
  prod: '\u220F',
  profalar: '\u232E',
  profline: '\u2312',
  profsurf: '\u2313',
  prop: '\u221D',
  propto: '\u221D',
  prsim: '\u227E',
  prurel: '\u22B0',
  pscr: '\u{1D4C5}',
  psi: '\u03C8',
  puncsp: '\u2008',
  qfr: '\u{1D52E}',
  qint: '\u2A0C',
  qopf: '\u{1D562}',
  qprime: '\u2057',
  qscr: '\u{1D4C6}',
  quaternions: '\u210D',
  quatint: '\u2A16',
  quest: '?',
  questeq: '\u225F',
  quot: '"',
  rAarr: '\u21DB',
  rArr: '\u21D2',
  rAtail: '\u291C',
  rBarr: '\u290F',
  rHar: '\u2964',
  race: '\u223D\u0331',
  racute: '\u0155',
  radic: '\u221A',
  raemptyv: '\u29B3',
  rang: '\u27E9',
  rangd: '\u2992',
  range: '\u29A5',
  rangle: '\u27E9',
  raquo: '\xBB',
  rarr: '\u2192',
  rarrap: '\u2975',
  rarrb: '\u21E5',
  rarrbfs: '\u2920',
  rarrc: '\u2933',
  rarrfs: '\u291E',
  rarrhk: '\u21AA',
  rarrlp: '\u21AC',
  rarrpl: '\u2945',
  rarrsim: '\u2974',
  rarrtl: '\u21A3',
  rarrw: '\u219D',
  ratail: '\u291A',
  ratio: '\u2236',
  rationals: '\u211A',
  rbarr: '\u290D',
  rbbrk: '\u2773',
  rbrace: '}',
  rbrack: ']',
  rbrke: '\u298C',
  rbrksld: '\u298E',
  rbrkslu: '\u2990',
  rcaron: '\u0159',
  rcedil: '\u0157',
  rceil: '\u2309',
  rcub: '}',
  rcy: '\u0440',
  rdca: '\u2937',
  rdldhar: '\u2969',
  rdquo: '\u201D',
  rdquor: '\u201D',
  rdsh: '\u21B3',
  real: '\u211C',
  realine: '\u211B',
  realpart: '\u211C',
  reals: '\u211D',
  rect: '\u25AD',
  reg: '\xAE',
  rfisht: '\u297D',
  rfloor: '\u230B',
  rfr: '\u{1D52F}',
  rhard: '\u21C1',
  rharu: '\u21C0',
  rharul: '\u296C',
  rho: '\u03C1',
  rhov: '\u03F1',
  rightarrow: '\u2192',
  rightarrowtail: '\u21A3',
  rightharpoondown: '\u21C1',
  rightharpoonup: '\u21C0',
  rightleftarrows: '\u21C4',
  rightleftharpoons: '\u21CC',
  rightrightarrows: '\u21C9',
  rightsquigarrow: '\u219D',
  rightthreetimes: '\u22CC',
  ring: '\u02DA',
  risingdotseq: '\u2253',
  rlarr: '\u21C4',
  rlhar: '\u21CC',
  rlm: '\u200F',
  rmoust: '\u23B1',
  rmoustache: '\u23B1',
  rnmid: '\u2AEE',
  roang: '\u27ED',
  roarr: '\u21FE',
  robrk: '\u27E7',
  ropar: '\u2986',
  ropf: '\u{1D563}',
  roplus: '\u2A2E',
  rotimes: '\u2A35',
  rpar: ')',
  rpargt: '\u2994',
  rppolint: '\u2A12',
  rrarr: '\u21C9',
  rsaquo: '\u203A',
  rscr: '\u{1D4C7}',
  rsh: '\u21B1',
  rsqb: ']',
  rsquo: '\u2019',
  rsquor: '\u2019',
  rthree: '\u22CC',
  rtimes: '\u22CA',
  rtri: '\u25B9',
  rtrie: '\u22B5',
  rtrif: '\u25B8',
  rtriltri: '\u29CE',
  ruluhar: '\u2968',
  rx: '\u211E',
  sacute: '\u015B',
  sbquo: '\u201A',
  sc: '\u227B',
  scE: '\u2AB4',
  scap: '\u2AB8',
  scaron: '\u0161',
  sccue: '\u227D',
  sce: '\u2AB0',
  scedil: '\u015F',
  scirc: '\u015D',
  scnE: '\u2AB6',
  scnap: '\u2ABA',
  scnsim: '\u22E9',
  scpolint: '\u2A13',
  scsim: '\u227F',
  scy: '\u0441',
  sdot: '\u22C5',
  sdotb: '\u22A1',
  sdote: '\u2A66',
  seArr: '\u21D8',
  searhk: '\u2925',
  searr: '\u2198',
  searrow: '\u2198',
  sect: '\xA7',
  semi: ';',
  seswar: '\u2929',
  setminus: '\u2216',
  setmn: '\u2216',
  sext: '\u2736',
  sfr: '\u{1D530}',
  sfrown: '\u2322',
  sharp: '\u266F',
  shchcy: '\u0449',
  shcy: '\u0448',
  shortmid: '\u2223',
  shortparallel: '\u2225',
  shy: '\xAD',
  sigma: '\u03C3',
  sigmaf: '\u03C2',
  sigmav: '\u03C2',
  sim: '\u223C',
  simdot: '\u2A6A',
  sime: '\u2243',
  simeq: '\u2243',
  simg: '\u2A9E',
  simgE: '\u2AA0',
  siml: '\u2A9D',
  simlE: '\u2A9F',
  simne: '\u2246',
  simplus: '\u2A24',
  simrarr: '\u2972',
  slarr: '\u2190',
  smallsetminus: '\u2216',
  smashp: '\u2A33',
  smeparsl: '\u29E4',
  smid: '\u2223',
  smile: '\u2323',
  smt: '\u2AAA',
  smte: '\u2AAC',
  smtes: '\u2AAC\uFE00',
  softcy: '\u044C',
  sol: '/',
  solb: '\u29C4',
  solbar: '\u233F',
  sopf: '\u{1D564}',
  spades: '\u2660',
  spadesuit: '\u2660',
  spar: '\u2225',
  sqcap: '\u2293',
  sqcaps: '\u2293\uFE00',
  sqcup: '\u2294',
  sqcups: '\u2294\uFE00',
  sqsub: '\u228F',
  sqsube: '\u2291',
  sqsubset: '\u228F',
  sqsubseteq: '\u2291',
  sqsup: '\u2290',
  sqsupe: '\u2292',
  sqsupset: '\u2290',
  sqsupseteq: '\u2292',
  squ: '\u25A1',
  square: '\u25A1',
  squarf: '\u25AA',
  squf: '\u25AA',
  srarr: '\u2192',
  sscr: '\u{1D4C8}',
  ssetmn: '\u2216',
  ssmile: '\u2323',
  sstarf: '\u22C6',
  star: '\u2606',
  starf: '\u2605',
  straightepsilon: '\u03F5',
  straightphi: '\u03D5',
  strns: '\xAF',
  sub: '\u2282',
  subE: '\u2AC5',
  subdot: '\u2ABD',
  sube: '\u2286',
  subedot: '\u2AC3',
  submult: '\u2AC1',
  subnE: '\u2ACB',
  subne: '\u228A',
  subplus: '\u2ABF',
  subrarr: '\u2979',
  subset: '\u2282',
  subseteq: '\u2286',
  subseteqq: '\u2AC5',
  subsetneq: '\u228A',
  subsetneqq: '\u2ACB',
  subsim: '\u2AC7',
  subsub: '\u2AD5',
  subsup: '\u2AD3',
  succ: '\u227B',
  succapprox: '\u2AB8',
  succcurlyeq: '\u227D',
  succeq: '\u2AB0',
  succnapprox: '\u2ABA',
  succneqq: '\u2AB6',
  succnsim: '\u22E9',
  succsim: '\u227F',
  sum: '\u2211',
  sung: '\u266A',
  sup1: '\xB9',
  sup2: '\xB2',
  sup3: '\xB3',
  sup: '\u2283',
  supE: '\u2AC6',
  supdot: '\u2ABE',
  supdsub: '\u2AD8',
  supe: '\u2287',
  supedot: '\u2AC4',
  suphsol: '\u27C9',
  suphsub: '\u2AD7',
  suplarr: '\u297B',
  supmult: '\u2AC2',
  supnE: '\u2ACC',
  supne: '\u228B',
  supplus: '\u2AC0',
  supset: '\u2283',
  supseteq: '\u2287',
  supseteqq: '\u2AC6',
  supsetneq: '\u228B',
  supsetneqq: '\u2ACC',
  supsim: '\u2AC8',
  supsub: '\u2AD4',
  supsup: '\u2AD6',
  swArr: '\u21D9',
  swarhk: '\u2926',
  swarr: '\u2199',
  swarrow: '\u2199',
  swnwar: '\u292A',
  szlig: '\xDF',
  target: '\u2316',
  tau: '\u03C4',
  tbrk: '\u23B4',
  tcaron: '\u0165',
  tcedil: '\u0163',
  tcy: '\u0442',
  tdot: '\u20DB',
  telrec: '\u2315',
  tfr: '\u{1D531}',
  there4: '\u2234',
  therefore: '\u2234',
  theta: '\u03B8',
  thetasym: '\u03D1',
  thetav: '\u03D1',
  thickapprox: '\u2248',
  thicksim: '\u223C',
  thinsp: '\u2009',
  thkap: '\u2248',
  thksim: '\u223C',
  thorn: '\xFE',
  tilde: '\u02DC',
  times: '\xD7',
  timesb: '\u22A0',
  timesbar: '\u2A31',
  timesd: '\u2A30',
  tint: '\u222D',
  toea: '\u2928',
  top: '\u22A4',
  topbot: '\u2336',
  topcir: '\u2AF1',
  topf: '\u{1D565}',
  topfork: '\u2ADA',
  tosa: '\u2929',
  tprime: '\u2034',
  trade: '\u2122',
  triangle: '\u25B5',
  triangledown: '\u25BF',
  triangleleft: '\u25C3',
  trianglelefteq: '\u22B4',
  triangleq: '\u225C',
  triangleright: '\u25B9',
  trianglerighteq: '\u22B5',
  tridot: '\u25EC',
  trie: '\u225C',
  triminus: '\u2A3A',
  triplus: '\u2A39',
  trisb: '\u29CD',
  tritime: '\u2A3B',
  trpezium: '\u23E2',
  tscr: '\u{1D4C9}',
  tscy: '\u0446',
  tshcy: '\u045B',
  tstrok: '\u0167',
  twixt: '\u226C',
  twoheadleftarrow: '\u219E',
  twoheadrightarrow: '\u21A0',
  uArr: '\u21D1',
  uHar: '\u2963',
  uacute: '\xFA',
  uarr: '\u2191',
  ubrcy: '\u045E',
  ubreve: '\u016D',
  ucirc: '\xFB',
  ucy: '\u0443',
  udarr: '\u21C5',
  udblac: '\u0171',
  udhar: '\u296E',
  ufisht: '\u297E',
  ufr: '\u{1D532}',
  ugrave: '\xF9',
  uharl: '\u21BF',
  uharr: '\u21BE',
  uhblk: '\u2580',
  ulcorn: '\u231C',
  ulcorner: '\u231C',
  ulcrop: '\u230F',
  ultri: '\u25F8',
  umacr: '\u016B',
  uml: '\xA8',
  uogon: '\u0173',
  uopf: '\u{1D566}',
  uparrow: '\u2191',
  updownarrow: '\u2195',
  upharpoonleft: '\u21BF',
  upharpoonright: '\u21BE',
  uplus: '\u228E',
  upsi: '\u03C5',
  upsih: '\u03D2',
  upsilon: '\u03C5',
  upuparrows: '\u21C8',
  urcorn: '\u231D',
  urcorner: '\u231D',
  urcrop: '\u230E',
  uring: '\u016F',
  urtri: '\u25F9',
  uscr: '\u{1D4CA}',
  utdot: '\u22F0',
  utilde: '\u0169',
  utri: '\u25B5',
  utrif: '\u25B4',
  uuarr: '\u21C8',
  uuml: '\xFC',
  uwangle: '\u29A7',
  vArr: '\u21D5',
  vBar: '\u2AE8',
  vBarv: '\u2AE9',
  vDash: '\u22A8',
  vangrt: '\u299C',
  varepsilon: '\u03F5',
  varkappa: '\u03F0',
  varnothing: '\u2205',
  varphi: '\u03D5',
  varpi: '\u03D6',
  varpropto: '\u221D',
  varr: '\u2195',
  varrho: '\u03F1',
  varsigma: '\u03C2',
  varsubsetneq: '\u228A\uFE00',
  varsubsetneqq: '\u2ACB\uFE00',
  varsupsetneq: '\u228B\uFE00',
  varsupsetneqq: '\u2ACC\uFE00',
  vartheta: '\u03D1',
  vartriangleleft: '\u22B2',
  vartriangleright: '\u22B3',
  vcy: '\u0432',
  vdash: '\u22A2',
  vee: '\u2228',
  veebar: '\u22BB',
  veeeq: '\u225A',
  vellip: '\u22EE',
  verbar: '|',
  vert: '|',
  vfr: '\u{1D533}',
  vltri: '\u22B2',
  vnsub: '\u2282\u20D2',
  vnsup: '\u2283\u20D2',
  vopf: '\u{1D567}',
  vprop: '\u221D',
  vrtri: '\u22B3',
  vscr: '\u{1D4CB}',
  vsubnE: '\u2ACB\uFE00',
  vsubne: '\u228A\uFE00',
  vsupnE: '\u2ACC\uFE00',
  vsupne: '\u228B\uFE00',
  vzigzag: '\u299A',
  wcirc: '\u0175',
  wedbar: '\u2A5F',
  wedge: '\u2227',
  wedgeq: '\u2259',
  weierp: '\u2118',
  wfr: '\u{1D534}',
  wopf: '\u{1D568}',
  wp: '\u2118',
  wr: '\u2240',
  wreath: '\u2240',
  wscr: '\u{1D4CC}',
  xcap: '\u22C2',
  xcirc: '\u25EF',
  xcup: '\u22C3',
  xdtri: '\u25BD',
  xfr: '\u{1D535}',
  xhArr: '\u27FA',
  xharr: '\u27F7',
  xi: '\u03BE',
  xlArr: '\u27F8',
  xlarr: '\u27F5',
  xmap: '\u27FC',
  xnis: '\u22FB',
  xodot: '\u2A00',
  xopf: '\u{1D569}',
  xoplus: '\u2A01',
  xotime: '\u2A02',
  xrArr: '\u27F9',
  xrarr: '\u27F6',
  xscr: '\u{1D4CD}',
  xsqcup: '\u2A06',
  xuplus: '\u2A04',
  xutri: '\u25B3',
  xvee: '\u22C1',
  xwedge: '\u22C0',
  yacute: '\xFD',
  yacy: '\u044F',
  ycirc: '\u0177',
  ycy: '\u044B',
  yen: '\xA5',
  yfr: '\u{1D536}',
  yicy: '\u0457',
  yopf: '\u{1D56A}',
  yscr: '\u{1D4CE}',
  yucy: '\u044E',
  yuml: '\xFF',
  zacute: '\u017A',
  zcaron: '\u017E',
  zcy: '\u0437',
  zdot: '\u017C',
  zeetrf: '\u2128',
  zeta: '\u03B6',
  zfr: '\u{1D537}',
  zhcy: '\u0436',
  zigrarr: '\u21DD',
  zopf: '\u{1D56B}',
  zscr: '\u{1D4CF}',
  zwj: '\u200D',
  zwnj: '\u200C',
}

// node_modules/decode-named-character-reference/index.js
var own5 = {}.hasOwnProperty
function decodeNamedCharacterReference(value) {
  return own5.call(characterEntities, value) ? characterEntities[value] : false
}

// node_modules/micromark-util-decode-numeric-character-reference/index.js
function decodeNumericCharacterReference(value, base2) {
  const code4 = Number.parseInt(value, base2)
  if (
    // C0 except for HT, LF, FF, CR, space.
    code4 < 9 ||
    code4 === 11 ||
    (code4 > 13 && code4 < 32) || // Control character (DEL) of C0, and C1 controls.
    (code4 > 126 && code4 < 160) || // Lone high surrogates and low surrogates.
    (code4 > 55295 && code4 < 57344) || // Noncharacters.
    (code4 > 64975 && code4 < 65008) /* eslint-disable no-bitwise */ ||
    (code4 & 65535) === 65535 ||
    (code4 & 65535) === 65534 /* eslint-enable no-bitwise */ ||
    // Out of range
    code4 > 1114111
  ) {
    return '\uFFFD'
  }
  return String.fromCodePoint(code4)
}

// node_modules/micromark-util-decode-string/index.js
var characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi
function decodeString(value) {
  return value.replace(characterEscapeOrReference, decode)
}
function decode($0, $1, $2) {
  if ($1) {
    return $1
  }
  const head2 = $2.charCodeAt(0)
  if (head2 === 35) {
    const head3 = $2.charCodeAt(1)
    const hex = head3 === 120 || head3 === 88
    return decodeNumericCharacterReference($2.slice(hex ? 2 : 1), hex ? 16 : 10)
  }
  return decodeNamedCharacterReference($2) || $0
}

// node_modules/mdast-util-gfm-table/lib/index.js
function gfmTableFromMarkdown() {
  return {
    enter: {
      table: enterTable,
      tableData: enterCell,
      tableHeader: enterCell,
      tableRow: enterRow,
    },
    exit: {
      codeText: exitCodeText,
      table: exitTable,
      tableData: exit,
      tableHeader: exit,
      tableRow: exit,
    },
  }
}
function enterTable(token) {
  const align = token._align
  ok(align, 'expected `_align` on table')
  this.enter(
    {
      type: 'table',
      align: align.map(function (d) {
        return d === 'none' ? null : d
      }),
      children: [],
      position: void 0,
    },
    token,
  )
  this.data.inTable = true
}
function exitTable(token) {
  this.exit(token)
  this.data.inTable = void 0
}
function enterRow(token) {
  this.enter({ type: 'tableRow', children: [], position: void 0 }, token)
}
function exit(token) {
  this.exit(token)
}
function enterCell(token) {
  this.enter({ type: 'tableCell', children: [], position: void 0 }, token)
}
function exitCodeText(token) {
  let value = this.resume()
  if (this.data.inTable) {
    value = value.replace(/\\([\\|])/g, replace)
  }
  const node2 = this.stack[this.stack.length - 1]
  ok(node2.type === 'inlineCode')
  node2.value = value
  this.exit(token)
}
function replace($0, $1) {
  return $1 === '|' ? $1 : $0
}
function gfmTableToMarkdown(options) {
  const settings = options || {}
  const { tableCellPadding: padding, tablePipeAlign: alignDelimiters, stringLength } = settings
  const around = padding ? ' ' : '|'
  return {
    handlers: {
      inlineCode: inlineCodeWithTable,
      table: handleTable,
      tableCell: handleTableCell,
      tableRow: handleTableRow,
    },
    join: [joinTable],
    unsafe: [
      { character: '\r', inConstruct: 'tableCell' },
      { character: '\n', inConstruct: 'tableCell' },
      // A pipe, when followed by a tab or space (padding), or a dash or colon
      // (unpadded delimiter row), could result in a table.
      { atBreak: true, character: '|', after: '[	 :-]' },
      // A pipe in a cell must be encoded.
      { character: '|', inConstruct: 'tableCell' },
      // A colon must be followed by a dash, in which case it could start a
      // delimiter row.
      { atBreak: true, character: ':', after: '-' },
      // A delimiter row can also start with a dash, when followed by more
      // dashes, a colon, or a pipe.
      // This is a stricter version than the built in check for lists, thematic
      // breaks, and setex heading underlines though:
      // <https://github.com/syntax-tree/mdast-util-to-markdown/blob/51a2038/lib/unsafe.js#L57>
      { atBreak: true, character: '-', after: '[:|-]' },
    ],
  }
  function handleTable(node2, _, state, info) {
    const matrix = handleTableAsData(node2, state, info)
    const head2 = matrix[0]
    if (head2) {
      let columns = node2.align ? node2.align.length : 0
      let index2 = -1
      if (!columns) {
        while (++index2 < matrix.length) {
          if (matrix[index2].length > columns) columns = matrix[index2].length
        }
      }
      while (head2.length < columns) head2.push('')
    }
    return serializeData(matrix, node2.align)
  }
  function handleTableRow(node2, _, state, info) {
    const row = handleTableRowAsData(node2, state, info)
    const value = serializeData([row])
    return value.slice(0, value.indexOf('\n'))
  }
  function handleTableCell(node2, _, state, info) {
    const exit3 = state.enter('tableCell')
    const subexit = state.enter('phrasing')
    const value = state.containerPhrasing(node2, {
      ...info,
      before: around,
      after: around,
    })
    subexit()
    exit3()
    return value
  }
  function serializeData(matrix, align) {
    return markdownTable(matrix, {
      align,
      alignDelimiters,
      fillRows: false,
      padding,
      stringLength,
    })
  }
  function handleTableAsData(node2, state, info) {
    const { children: children2 } = node2
    let index2 = -1
    const result = []
    const subexit = state.enter('table')
    while (++index2 < children2.length) {
      result[index2] = handleTableRowAsData(children2[index2], state, info)
    }
    subexit()
    return result
  }
  function handleTableRowAsData(node2, state, info) {
    const { children: children2 } = node2
    let index2 = -1
    const result = []
    const subexit = state.enter('tableRow')
    while (++index2 < children2.length) {
      result[index2] = handleTableCell(children2[index2], node2, state, info)
    }
    subexit()
    return result
  }
  function inlineCodeWithTable(node2, parent, state) {
    const value = handle2.inlineCode(node2, parent, state)
    if (!state.stack.includes('tableCell')) return value
    const result = []
    let start = 0
    let index2 = value.indexOf('|')
    while (index2 !== -1) {
      let before = index2
      while (before > start && value.charCodeAt(before - 1) === 92) {
        before--
      }
      result.push(value.slice(start, index2))
      if ((index2 - before) % 2 === 0) result.push('\\')
      start = index2
      index2 = value.indexOf('|', index2 + 1)
    }
    result.push(value.slice(start))
    return result.join('')
  }
}
function joinTable(left, right, parent, state) {
  if (
    left.type === 'table' &&
    parent.type === 'listItem' &&
    parent.spread === false &&
    (right.type === 'definition' ||
      (right.type === 'heading' && formatHeadingAsSetext2(right, state)) ||
      right.type === 'paragraph' ||
      right.type === 'table')
  ) {
    return 1
  }
}
function formatHeadingAsSetext2(node2, state) {
  let literalWithBreak = false
  visit(node2, function (node3) {
    if (node3.type === 'break' || ('value' in node3 && /\r?\n|\r/.test(node3.value))) {
      literalWithBreak = true
      return EXIT
    }
  })
  return Boolean((!node2.depth || node2.depth < 3) && toString2(node2) && (state.options.setext || literalWithBreak))
}

// node_modules/mdast-util-gfm-task-list-item/lib/index.js
function gfmTaskListItemFromMarkdown() {
  return {
    exit: {
      taskListCheckValueChecked: exitCheck,
      taskListCheckValueUnchecked: exitCheck,
      paragraph: exitParagraphWithTaskListItem,
    },
  }
}
function gfmTaskListItemToMarkdown() {
  return {
    handlers: { paragraph: paragraphWithTaskListItem },
    join: [joinDefinitionsBeforeTaskListItemParagraph],
  }
}
function exitCheck(token) {
  const node2 = this.stack[this.stack.length - 2]
  ok(node2.type === 'listItem')
  node2.checked = token.type === 'taskListCheckValueChecked'
}
function exitParagraphWithTaskListItem(token) {
  const parent = this.stack[this.stack.length - 2]
  if (parent && parent.type === 'listItem' && typeof parent.checked === 'boolean') {
    const node2 = this.stack[this.stack.length - 1]
    ok(node2.type === 'paragraph')
    const head2 = node2.children[0]
    if (head2 && head2.type === 'text') {
      const siblings2 = parent.children
      let index2 = -1
      let firstParagraph
      while (++index2 < siblings2.length) {
        const sibling = siblings2[index2]
        if (sibling.type === 'paragraph') {
          firstParagraph = sibling
          break
        }
      }
      if (firstParagraph === node2) {
        head2.value = head2.value.slice(1)
        if (head2.value.length === 0) {
          node2.children.shift()
        } else if (node2.position && head2.position && typeof head2.position.start.offset === 'number') {
          head2.position.start.column++
          head2.position.start.offset++
          node2.position.start = { ...head2.position.start }
        }
      }
    }
  }
  this.exit(token)
}
function paragraphWithTaskListItem(node2, parent, state, info) {
  if (!parent || parent.type !== 'listItem' || taskListItemParagraph(parent) !== node2) {
    return handle2.paragraph(node2, parent, state, info)
  }
  const checkbox = '[' + (parent.checked ? 'x' : ' ') + '] '
  const tracker = state.createTracker(info)
  tracker.move(checkbox)
  const value = handle2.paragraph(
    node2.children.length > 0 ? node2 : { type: 'paragraph', children: [{ type: 'text', value: ' ' }] },
    parent,
    state,
    { ...info, ...tracker.current() },
  )
  return checkbox + value
}
function joinDefinitionsBeforeTaskListItemParagraph(left, _, parent) {
  if (!(left.type === 'definition' && parent.type === 'listItem')) {
    return
  }
  const paragraph3 = taskListItemParagraph(parent)
  if (paragraph3 && parent.children.indexOf(left) < parent.children.indexOf(paragraph3)) {
    return 0
  }
}
function taskListItemParagraph(node2) {
  if (typeof node2.checked !== 'boolean') {
    return
  }
  for (const child of node2.children) {
    if (child.type === 'paragraph') {
      return child
    }
    if (child.type !== 'definition') {
      return
    }
  }
}

// node_modules/mdast-util-gfm/lib/index.js
function gfmFromMarkdown() {
  return [
    gfmAutolinkLiteralFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ]
}
function gfmToMarkdown(options) {
  return {
    extensions: [
      gfmAutolinkLiteralToMarkdown(),
      gfmFootnoteToMarkdown(options),
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown(options),
      gfmTaskListItemToMarkdown(),
    ],
  }
}

// node_modules/micromark-util-chunked/index.js
function splice(list4, start, remove, items) {
  const end = list4.length
  let chunkStart = 0
  let parameters
  if (start < 0) {
    start = -start > end ? 0 : end + start
  } else {
    start = start > end ? end : start
  }
  remove = remove > 0 ? remove : 0
  if (items.length < 1e4) {
    parameters = Array.from(items)
    parameters.unshift(start, remove)
    list4.splice(...parameters)
  } else {
    if (remove) list4.splice(start, remove)
    while (chunkStart < items.length) {
      parameters = items.slice(chunkStart, chunkStart + 1e4)
      parameters.unshift(start, 0)
      list4.splice(...parameters)
      chunkStart += 1e4
      start += 1e4
    }
  }
}
function push(list4, items) {
  if (list4.length > 0) {
    splice(list4, list4.length, 0, items)
    return list4
  }
  return items
}

// node_modules/micromark-util-combine-extensions/index.js
var hasOwnProperty = {}.hasOwnProperty
function combineExtensions(extensions) {
  const all3 = {}
  let index2 = -1
  while (++index2 < extensions.length) {
    syntaxExtension(all3, extensions[index2])
  }
  return all3
}
function syntaxExtension(all3, extension2) {
  let hook
  for (hook in extension2) {
    const maybe = hasOwnProperty.call(all3, hook) ? all3[hook] : void 0
    const left = maybe || (all3[hook] = {})
    const right = extension2[hook]
    let code4
    if (right) {
      for (code4 in right) {
        if (!hasOwnProperty.call(left, code4)) left[code4] = []
        const value = right[code4]
        constructs(
          // @ts-expect-error Looks like a list.
          left[code4],
          Array.isArray(value) ? value : value ? [value] : [],
        )
      }
    }
  }
}
function constructs(existing, list4) {
  let index2 = -1
  const before = []
  while (++index2 < list4.length) {
    ;(list4[index2].add === 'after' ? existing : before).push(list4[index2])
  }
  splice(existing, 0, 0, before)
}

// node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
var wwwPrefix = {
  tokenize: tokenizeWwwPrefix,
  partial: true,
}
var domain = {
  tokenize: tokenizeDomain,
  partial: true,
}
var path = {
  tokenize: tokenizePath,
  partial: true,
}
var trail = {
  tokenize: tokenizeTrail,
  partial: true,
}
var emailDomainDotTrail = {
  tokenize: tokenizeEmailDomainDotTrail,
  partial: true,
}
var wwwAutolink = {
  name: 'wwwAutolink',
  tokenize: tokenizeWwwAutolink,
  previous: previousWww,
}
var protocolAutolink = {
  name: 'protocolAutolink',
  tokenize: tokenizeProtocolAutolink,
  previous: previousProtocol,
}
var emailAutolink = {
  name: 'emailAutolink',
  tokenize: tokenizeEmailAutolink,
  previous: previousEmail,
}
var text4 = {}
function gfmAutolinkLiteral() {
  return {
    text: text4,
  }
}
var code2 = 48
while (code2 < 123) {
  text4[code2] = emailAutolink
  code2++
  if (code2 === 58) code2 = 65
  else if (code2 === 91) code2 = 97
}
text4[43] = emailAutolink
text4[45] = emailAutolink
text4[46] = emailAutolink
text4[95] = emailAutolink
text4[72] = [emailAutolink, protocolAutolink]
text4[104] = [emailAutolink, protocolAutolink]
text4[87] = [emailAutolink, wwwAutolink]
text4[119] = [emailAutolink, wwwAutolink]
function tokenizeEmailAutolink(effects, ok3, nok) {
  const self2 = this
  let dot
  let data
  return start
  function start(code4) {
    if (!gfmAtext(code4) || !previousEmail.call(self2, self2.previous) || previousUnbalanced(self2.events)) {
      return nok(code4)
    }
    effects.enter('literalAutolink')
    effects.enter('literalAutolinkEmail')
    return atext(code4)
  }
  function atext(code4) {
    if (gfmAtext(code4)) {
      effects.consume(code4)
      return atext
    }
    if (code4 === 64) {
      effects.consume(code4)
      return emailDomain
    }
    return nok(code4)
  }
  function emailDomain(code4) {
    if (code4 === 46) {
      return effects.check(emailDomainDotTrail, emailDomainAfter, emailDomainDot)(code4)
    }
    if (code4 === 45 || code4 === 95 || asciiAlphanumeric(code4)) {
      data = true
      effects.consume(code4)
      return emailDomain
    }
    return emailDomainAfter(code4)
  }
  function emailDomainDot(code4) {
    effects.consume(code4)
    dot = true
    return emailDomain
  }
  function emailDomainAfter(code4) {
    if (data && dot && asciiAlpha(self2.previous)) {
      effects.exit('literalAutolinkEmail')
      effects.exit('literalAutolink')
      return ok3(code4)
    }
    return nok(code4)
  }
}
function tokenizeWwwAutolink(effects, ok3, nok) {
  const self2 = this
  return wwwStart
  function wwwStart(code4) {
    if (
      (code4 !== 87 && code4 !== 119) ||
      !previousWww.call(self2, self2.previous) ||
      previousUnbalanced(self2.events)
    ) {
      return nok(code4)
    }
    effects.enter('literalAutolink')
    effects.enter('literalAutolinkWww')
    return effects.check(wwwPrefix, effects.attempt(domain, effects.attempt(path, wwwAfter), nok), nok)(code4)
  }
  function wwwAfter(code4) {
    effects.exit('literalAutolinkWww')
    effects.exit('literalAutolink')
    return ok3(code4)
  }
}
function tokenizeProtocolAutolink(effects, ok3, nok) {
  const self2 = this
  let buffer = ''
  let seen = false
  return protocolStart
  function protocolStart(code4) {
    if (
      (code4 === 72 || code4 === 104) &&
      previousProtocol.call(self2, self2.previous) &&
      !previousUnbalanced(self2.events)
    ) {
      effects.enter('literalAutolink')
      effects.enter('literalAutolinkHttp')
      buffer += String.fromCodePoint(code4)
      effects.consume(code4)
      return protocolPrefixInside
    }
    return nok(code4)
  }
  function protocolPrefixInside(code4) {
    if (asciiAlpha(code4) && buffer.length < 5) {
      buffer += String.fromCodePoint(code4)
      effects.consume(code4)
      return protocolPrefixInside
    }
    if (code4 === 58) {
      const protocol = buffer.toLowerCase()
      if (protocol === 'http' || protocol === 'https') {
        effects.consume(code4)
        return protocolSlashesInside
      }
    }
    return nok(code4)
  }
  function protocolSlashesInside(code4) {
    if (code4 === 47) {
      effects.consume(code4)
      if (seen) {
        return afterProtocol
      }
      seen = true
      return protocolSlashesInside
    }
    return nok(code4)
  }
  function afterProtocol(code4) {
    return code4 === null ||
      asciiControl(code4) ||
      markdownLineEndingOrSpace(code4) ||
      unicodeWhitespace(code4) ||
      unicodePunctuation(code4)
      ? nok(code4)
      : effects.attempt(domain, effects.attempt(path, protocolAfter), nok)(code4)
  }
  function protocolAfter(code4) {
    effects.exit('literalAutolinkHttp')
    effects.exit('literalAutolink')
    return ok3(code4)
  }
}
function tokenizeWwwPrefix(effects, ok3, nok) {
  let size = 0
  return wwwPrefixInside
  function wwwPrefixInside(code4) {
    if ((code4 === 87 || code4 === 119) && size < 3) {
      size++
      effects.consume(code4)
      return wwwPrefixInside
    }
    if (code4 === 46 && size === 3) {
      effects.consume(code4)
      return wwwPrefixAfter
    }
    return nok(code4)
  }
  function wwwPrefixAfter(code4) {
    return code4 === null ? nok(code4) : ok3(code4)
  }
}
function tokenizeDomain(effects, ok3, nok) {
  let underscoreInLastSegment
  let underscoreInLastLastSegment
  let seen
  return domainInside
  function domainInside(code4) {
    if (code4 === 46 || code4 === 95) {
      return effects.check(trail, domainAfter, domainAtPunctuation)(code4)
    }
    if (
      code4 === null ||
      markdownLineEndingOrSpace(code4) ||
      unicodeWhitespace(code4) ||
      (code4 !== 45 && unicodePunctuation(code4))
    ) {
      return domainAfter(code4)
    }
    seen = true
    effects.consume(code4)
    return domainInside
  }
  function domainAtPunctuation(code4) {
    if (code4 === 95) {
      underscoreInLastSegment = true
    } else {
      underscoreInLastLastSegment = underscoreInLastSegment
      underscoreInLastSegment = void 0
    }
    effects.consume(code4)
    return domainInside
  }
  function domainAfter(code4) {
    if (underscoreInLastLastSegment || underscoreInLastSegment || !seen) {
      return nok(code4)
    }
    return ok3(code4)
  }
}
function tokenizePath(effects, ok3) {
  let sizeOpen = 0
  let sizeClose = 0
  return pathInside
  function pathInside(code4) {
    if (code4 === 40) {
      sizeOpen++
      effects.consume(code4)
      return pathInside
    }
    if (code4 === 41 && sizeClose < sizeOpen) {
      return pathAtPunctuation(code4)
    }
    if (
      code4 === 33 ||
      code4 === 34 ||
      code4 === 38 ||
      code4 === 39 ||
      code4 === 41 ||
      code4 === 42 ||
      code4 === 44 ||
      code4 === 46 ||
      code4 === 58 ||
      code4 === 59 ||
      code4 === 60 ||
      code4 === 63 ||
      code4 === 93 ||
      code4 === 95 ||
      code4 === 126
    ) {
      return effects.check(trail, ok3, pathAtPunctuation)(code4)
    }
    if (code4 === null || markdownLineEndingOrSpace(code4) || unicodeWhitespace(code4)) {
      return ok3(code4)
    }
    effects.consume(code4)
    return pathInside
  }
  function pathAtPunctuation(code4) {
    if (code4 === 41) {
      sizeClose++
    }
    effects.consume(code4)
    return pathInside
  }
}
function tokenizeTrail(effects, ok3, nok) {
  return trail2
  function trail2(code4) {
    if (
      code4 === 33 ||
      code4 === 34 ||
      code4 === 39 ||
      code4 === 41 ||
      code4 === 42 ||
      code4 === 44 ||
      code4 === 46 ||
      code4 === 58 ||
      code4 === 59 ||
      code4 === 63 ||
      code4 === 95 ||
      code4 === 126
    ) {
      effects.consume(code4)
      return trail2
    }
    if (code4 === 38) {
      effects.consume(code4)
      return trailCharacterReferenceStart
    }
    if (code4 === 93) {
      effects.consume(code4)
      return trailBracketAfter
    }
    if (
      // `<` is an end.
      code4 === 60 || // So is whitespace.
      code4 === null ||
      markdownLineEndingOrSpace(code4) ||
      unicodeWhitespace(code4)
    ) {
      return ok3(code4)
    }
    return nok(code4)
  }
  function trailBracketAfter(code4) {
    if (
      code4 === null ||
      code4 === 40 ||
      code4 === 91 ||
      markdownLineEndingOrSpace(code4) ||
      unicodeWhitespace(code4)
    ) {
      return ok3(code4)
    }
    return trail2(code4)
  }
  function trailCharacterReferenceStart(code4) {
    return asciiAlpha(code4) ? trailCharacterReferenceInside(code4) : nok(code4)
  }
  function trailCharacterReferenceInside(code4) {
    if (code4 === 59) {
      effects.consume(code4)
      return trail2
    }
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      return trailCharacterReferenceInside
    }
    return nok(code4)
  }
}
function tokenizeEmailDomainDotTrail(effects, ok3, nok) {
  return start
  function start(code4) {
    effects.consume(code4)
    return after
  }
  function after(code4) {
    return asciiAlphanumeric(code4) ? nok(code4) : ok3(code4)
  }
}
function previousWww(code4) {
  return (
    code4 === null ||
    code4 === 40 ||
    code4 === 42 ||
    code4 === 95 ||
    code4 === 91 ||
    code4 === 93 ||
    code4 === 126 ||
    markdownLineEndingOrSpace(code4)
  )
}
function previousProtocol(code4) {
  return !asciiAlpha(code4)
}
function previousEmail(code4) {
  return !(code4 === 47 || gfmAtext(code4))
}
function gfmAtext(code4) {
  return code4 === 43 || code4 === 45 || code4 === 46 || code4 === 95 || asciiAlphanumeric(code4)
}
function previousUnbalanced(events) {
  let index2 = events.length
  let result = false
  while (index2--) {
    const token = events[index2][1]
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) {
      result = true
      break
    }
    if (token._gfmAutolinkLiteralWalkedInto) {
      result = false
      break
    }
  }
  if (events.length > 0 && !result) {
    events[events.length - 1][1]._gfmAutolinkLiteralWalkedInto = true
  }
  return result
}

// node_modules/micromark-util-sanitize-uri/index.js
function normalizeUri(value) {
  const result = []
  let index2 = -1
  let start = 0
  let skip = 0
  while (++index2 < value.length) {
    const code4 = value.charCodeAt(index2)
    let replace2 = ''
    if (
      code4 === 37 &&
      asciiAlphanumeric(value.charCodeAt(index2 + 1)) &&
      asciiAlphanumeric(value.charCodeAt(index2 + 2))
    ) {
      skip = 2
    } else if (code4 < 128) {
      if (!/[!#$&-;=?-Z_a-z~]/.test(String.fromCharCode(code4))) {
        replace2 = String.fromCharCode(code4)
      }
    } else if (code4 > 55295 && code4 < 57344) {
      const next = value.charCodeAt(index2 + 1)
      if (code4 < 56320 && next > 56319 && next < 57344) {
        replace2 = String.fromCharCode(code4, next)
        skip = 1
      } else {
        replace2 = '\uFFFD'
      }
    } else {
      replace2 = String.fromCharCode(code4)
    }
    if (replace2) {
      result.push(value.slice(start, index2), encodeURIComponent(replace2))
      start = index2 + skip + 1
      replace2 = ''
    }
    if (skip) {
      index2 += skip
      skip = 0
    }
  }
  return result.join('') + value.slice(start)
}

// node_modules/micromark-util-resolve-all/index.js
function resolveAll(constructs2, events, context) {
  const called = []
  let index2 = -1
  while (++index2 < constructs2.length) {
    const resolve = constructs2[index2].resolveAll
    if (resolve && !called.includes(resolve)) {
      events = resolve(events, context)
      called.push(resolve)
    }
  }
  return events
}

// node_modules/micromark-core-commonmark/lib/attention.js
var attention3 = {
  name: 'attention',
  resolveAll: resolveAllAttention,
  tokenize: tokenizeAttention,
}
function resolveAllAttention(events, context) {
  let index2 = -1
  let nextEvents
  while (++index2 < events.length) {
    if (events[index2][0] === 'enter' && events[index2][1].type === 'attentionSequence' && events[index2][1]._close) {
      let open = index2
      while (open--) {
        if (
          events[open][0] === 'exit' &&
          events[open][1].type === 'attentionSequence' &&
          events[open][1]._open && // If the markers are the same:
          context.sliceSerialize(events[open][1]).charCodeAt(0) ===
            context.sliceSerialize(events[index2][1]).charCodeAt(0)
        ) {
          if (
            (events[open][1]._close || events[index2][1]._open) &&
            (events[index2][1].end.offset - events[index2][1].start.offset) % 3 &&
            !(
              (events[open][1].end.offset -
                events[open][1].start.offset +
                events[index2][1].end.offset -
                events[index2][1].start.offset) %
              3
            )
          ) {
            continue
          }
          const use =
            events[open][1].end.offset - events[open][1].start.offset > 1 &&
            events[index2][1].end.offset - events[index2][1].start.offset > 1
              ? 2
              : 1
          const start = {
            ...events[open][1].end,
          }
          const end = {
            ...events[index2][1].start,
          }
          movePoint(start, -use)
          movePoint(end, use)
          const openingSequence = {
            type: use > 1 ? 'strongSequence' : 'emphasisSequence',
            start,
            end: {
              ...events[open][1].end,
            },
          }
          const closingSequence = {
            type: use > 1 ? 'strongSequence' : 'emphasisSequence',
            start: {
              ...events[index2][1].start,
            },
            end,
          }
          const text8 = {
            type: use > 1 ? 'strongText' : 'emphasisText',
            start: {
              ...events[open][1].end,
            },
            end: {
              ...events[index2][1].start,
            },
          }
          const group = {
            type: use > 1 ? 'strong' : 'emphasis',
            start: {
              ...openingSequence.start,
            },
            end: {
              ...closingSequence.end,
            },
          }
          events[open][1].end = {
            ...openingSequence.start,
          }
          events[index2][1].start = {
            ...closingSequence.end,
          }
          nextEvents = []
          if (events[open][1].end.offset - events[open][1].start.offset) {
            nextEvents = push(nextEvents, [
              ['enter', events[open][1], context],
              ['exit', events[open][1], context],
            ])
          }
          nextEvents = push(nextEvents, [
            ['enter', group, context],
            ['enter', openingSequence, context],
            ['exit', openingSequence, context],
            ['enter', text8, context],
          ])
          nextEvents = push(
            nextEvents,
            resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + 1, index2), context),
          )
          nextEvents = push(nextEvents, [
            ['exit', text8, context],
            ['enter', closingSequence, context],
            ['exit', closingSequence, context],
            ['exit', group, context],
          ])
          let offset = 0
          if (events[index2][1].end.offset - events[index2][1].start.offset) {
            offset = 2
            nextEvents = push(nextEvents, [
              ['enter', events[index2][1], context],
              ['exit', events[index2][1], context],
            ])
          }
          splice(events, open - 1, index2 - open + 3, nextEvents)
          index2 = open + nextEvents.length - offset - 2
          break
        }
      }
    }
  }
  index2 = -1
  while (++index2 < events.length) {
    if (events[index2][1].type === 'attentionSequence') {
      events[index2][1].type = 'data'
    }
  }
  return events
}
function tokenizeAttention(effects, ok3) {
  const attentionMarkers2 = this.parser.constructs.attentionMarkers.null
  const previous3 = this.previous
  const before = classifyCharacter(previous3)
  let marker
  return start
  function start(code4) {
    marker = code4
    effects.enter('attentionSequence')
    return inside(code4)
  }
  function inside(code4) {
    if (code4 === marker) {
      effects.consume(code4)
      return inside
    }
    const token = effects.exit('attentionSequence')
    const after = classifyCharacter(code4)
    const open =
      !after || (after === 2 && before) || (attentionMarkers2.includes(code4) && code4 !== 42 && code4 !== 95)
    const close =
      !before ||
      (before === 2 && after) ||
      (attentionMarkers2.includes(previous3) && previous3 !== 42 && previous3 !== 95)
    token._open = Boolean(marker === 42 ? open : open && (before || !close))
    token._close = Boolean(marker === 42 ? close : close && (after || !open))
    return ok3(code4)
  }
}
function movePoint(point4, offset) {
  point4.column += offset
  point4.offset += offset
  point4._bufferIndex += offset
}

// node_modules/micromark-core-commonmark/lib/autolink.js
var autolink = {
  name: 'autolink',
  tokenize: tokenizeAutolink,
}
function tokenizeAutolink(effects, ok3, nok) {
  let size = 0
  return start
  function start(code4) {
    effects.enter('autolink')
    effects.enter('autolinkMarker')
    effects.consume(code4)
    effects.exit('autolinkMarker')
    effects.enter('autolinkProtocol')
    return open
  }
  function open(code4) {
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      return schemeOrEmailAtext
    }
    if (code4 === 64) {
      return nok(code4)
    }
    return emailAtext(code4)
  }
  function schemeOrEmailAtext(code4) {
    if (code4 === 43 || code4 === 45 || code4 === 46 || asciiAlphanumeric(code4)) {
      size = 1
      return schemeInsideOrEmailAtext(code4)
    }
    return emailAtext(code4)
  }
  function schemeInsideOrEmailAtext(code4) {
    if (code4 === 58) {
      effects.consume(code4)
      size = 0
      return urlInside
    }
    if ((code4 === 43 || code4 === 45 || code4 === 46 || asciiAlphanumeric(code4)) && size++ < 32) {
      effects.consume(code4)
      return schemeInsideOrEmailAtext
    }
    size = 0
    return emailAtext(code4)
  }
  function urlInside(code4) {
    if (code4 === 62) {
      effects.exit('autolinkProtocol')
      effects.enter('autolinkMarker')
      effects.consume(code4)
      effects.exit('autolinkMarker')
      effects.exit('autolink')
      return ok3
    }
    if (code4 === null || code4 === 32 || code4 === 60 || asciiControl(code4)) {
      return nok(code4)
    }
    effects.consume(code4)
    return urlInside
  }
  function emailAtext(code4) {
    if (code4 === 64) {
      effects.consume(code4)
      return emailAtSignOrDot
    }
    if (asciiAtext(code4)) {
      effects.consume(code4)
      return emailAtext
    }
    return nok(code4)
  }
  function emailAtSignOrDot(code4) {
    return asciiAlphanumeric(code4) ? emailLabel(code4) : nok(code4)
  }
  function emailLabel(code4) {
    if (code4 === 46) {
      effects.consume(code4)
      size = 0
      return emailAtSignOrDot
    }
    if (code4 === 62) {
      effects.exit('autolinkProtocol').type = 'autolinkEmail'
      effects.enter('autolinkMarker')
      effects.consume(code4)
      effects.exit('autolinkMarker')
      effects.exit('autolink')
      return ok3
    }
    return emailValue(code4)
  }
  function emailValue(code4) {
    if ((code4 === 45 || asciiAlphanumeric(code4)) && size++ < 63) {
      const next = code4 === 45 ? emailValue : emailLabel
      effects.consume(code4)
      return next
    }
    return nok(code4)
  }
}

// node_modules/micromark-factory-space/index.js
function factorySpace(effects, ok3, type, max) {
  const limit = max ? max - 1 : Infinity
  let size = 0
  return start
  function start(code4) {
    if (markdownSpace(code4)) {
      effects.enter(type)
      return prefix(code4)
    }
    return ok3(code4)
  }
  function prefix(code4) {
    if (markdownSpace(code4) && size++ < limit) {
      effects.consume(code4)
      return prefix
    }
    effects.exit(type)
    return ok3(code4)
  }
}
function factorySpaceMinMax(effects, ok3, nok, type, min, max) {
  let size = 0
  return start
  function start(code4) {
    if (max > 0 && markdownSpace(code4)) {
      effects.enter(type)
      return prefix(code4)
    }
    return after(code4)
  }
  function prefix(code4) {
    if (markdownSpace(code4) && size < max) {
      effects.consume(code4)
      size++
      return prefix
    }
    effects.exit(type)
    return after(code4)
  }
  function after(code4) {
    return size >= min ? ok3(code4) : nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/blank-line.js
var blankLine = {
  partial: true,
  tokenize: tokenizeBlankLine,
}
function tokenizeBlankLine(effects, ok3, nok) {
  return start
  function start(code4) {
    return markdownSpace(code4) ? factorySpace(effects, after, 'linePrefix')(code4) : after(code4)
  }
  function after(code4) {
    return code4 === null || markdownLineEnding(code4) ? ok3(code4) : nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/block-quote.js
var blockQuote = {
  continuation: {
    tokenize: tokenizeBlockQuoteContinuation,
  },
  exit: exit2,
  name: 'blockQuote',
  tokenize: tokenizeBlockQuoteStart,
}
function tokenizeBlockQuoteStart(effects, ok3, nok) {
  const self2 = this
  return start
  function start(code4) {
    if (code4 === 62) {
      const state = self2.containerState
      if (!state.open) {
        effects.enter('blockQuote', {
          _container: true,
        })
        state.open = true
      }
      effects.enter('blockQuotePrefix')
      effects.enter('blockQuoteMarker')
      effects.consume(code4)
      effects.exit('blockQuoteMarker')
      return after
    }
    return nok(code4)
  }
  function after(code4) {
    if (markdownSpace(code4)) {
      effects.enter('blockQuotePrefixWhitespace')
      effects.consume(code4)
      effects.exit('blockQuotePrefixWhitespace')
      effects.exit('blockQuotePrefix')
      return ok3
    }
    effects.exit('blockQuotePrefix')
    return ok3(code4)
  }
}
function tokenizeBlockQuoteContinuation(effects, ok3, nok) {
  const self2 = this
  return contStart
  function contStart(code4) {
    if (markdownSpace(code4)) {
      return factorySpace(
        effects,
        contBefore,
        'linePrefix',
        self2.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4,
      )(code4)
    }
    return contBefore(code4)
  }
  function contBefore(code4) {
    return effects.attempt(blockQuote, ok3, nok)(code4)
  }
}
function exit2(effects) {
  effects.exit('blockQuote')
}

// node_modules/micromark-core-commonmark/lib/character-escape.js
var characterEscape = {
  name: 'characterEscape',
  tokenize: tokenizeCharacterEscape,
}
function tokenizeCharacterEscape(effects, ok3, nok) {
  return start
  function start(code4) {
    effects.enter('characterEscape')
    effects.enter('escapeMarker')
    effects.consume(code4)
    effects.exit('escapeMarker')
    return inside
  }
  function inside(code4) {
    if (asciiPunctuation(code4)) {
      effects.enter('characterEscapeValue')
      effects.consume(code4)
      effects.exit('characterEscapeValue')
      effects.exit('characterEscape')
      return ok3
    }
    return nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/character-reference.js
var characterReference = {
  name: 'characterReference',
  tokenize: tokenizeCharacterReference,
}
function tokenizeCharacterReference(effects, ok3, nok) {
  const self2 = this
  let size = 0
  let max
  let test
  return start
  function start(code4) {
    effects.enter('characterReference')
    effects.enter('characterReferenceMarker')
    effects.consume(code4)
    effects.exit('characterReferenceMarker')
    return open
  }
  function open(code4) {
    if (code4 === 35) {
      effects.enter('characterReferenceMarkerNumeric')
      effects.consume(code4)
      effects.exit('characterReferenceMarkerNumeric')
      return numeric
    }
    effects.enter('characterReferenceValue')
    max = 31
    test = asciiAlphanumeric
    return value(code4)
  }
  function numeric(code4) {
    if (code4 === 88 || code4 === 120) {
      effects.enter('characterReferenceMarkerHexadecimal')
      effects.consume(code4)
      effects.exit('characterReferenceMarkerHexadecimal')
      effects.enter('characterReferenceValue')
      max = 6
      test = asciiHexDigit
      return value
    }
    effects.enter('characterReferenceValue')
    max = 7
    test = asciiDigit
    return value(code4)
  }
  function value(code4) {
    if (code4 === 59 && size) {
      const token = effects.exit('characterReferenceValue')
      if (test === asciiAlphanumeric && !decodeNamedCharacterReference(self2.sliceSerialize(token))) {
        return nok(code4)
      }
      effects.enter('characterReferenceMarker')
      effects.consume(code4)
      effects.exit('characterReferenceMarker')
      effects.exit('characterReference')
      return ok3
    }
    if (test(code4) && size++ < max) {
      effects.consume(code4)
      return value
    }
    return nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/partial-non-lazy-continuation.js
var nonLazyContinuation = {
  partial: true,
  tokenize: tokenizeNonLazyContinuation,
}
function tokenizeNonLazyContinuation(effects, ok3, nok) {
  const self2 = this
  return start
  function start(code4) {
    if (code4 === null) {
      return nok(code4)
    }
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return after
  }
  function after(code4) {
    return self2.parser.lazy[self2.now().line] ? nok(code4) : ok3(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/code-fenced.js
var codeFenced = {
  concrete: true,
  name: 'codeFenced',
  tokenize: tokenizeCodeFenced,
}
function tokenizeCodeFenced(effects, ok3, nok) {
  const self2 = this
  const closeStart = {
    partial: true,
    tokenize: tokenizeCloseStart,
  }
  let initialPrefix = 0
  let sizeOpen = 0
  let marker
  return start
  function start(code4) {
    return beforeSequenceOpen(code4)
  }
  function beforeSequenceOpen(code4) {
    const tail = self2.events[self2.events.length - 1]
    initialPrefix = tail && tail[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0
    marker = code4
    effects.enter('codeFenced')
    effects.enter('codeFencedFence')
    effects.enter('codeFencedFenceSequence')
    return sequenceOpen(code4)
  }
  function sequenceOpen(code4) {
    if (code4 === marker) {
      sizeOpen++
      effects.consume(code4)
      return sequenceOpen
    }
    if (sizeOpen < 3) {
      return nok(code4)
    }
    effects.exit('codeFencedFenceSequence')
    return markdownSpace(code4) ? factorySpace(effects, infoBefore, 'whitespace')(code4) : infoBefore(code4)
  }
  function infoBefore(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('codeFencedFence')
      return self2.interrupt ? ok3(code4) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code4)
    }
    effects.enter('codeFencedFenceInfo')
    effects.enter('chunkString', {
      contentType: 'string',
    })
    return info(code4)
  }
  function info(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('chunkString')
      effects.exit('codeFencedFenceInfo')
      return infoBefore(code4)
    }
    if (markdownSpace(code4)) {
      effects.exit('chunkString')
      effects.exit('codeFencedFenceInfo')
      return factorySpace(effects, metaBefore, 'whitespace')(code4)
    }
    if (code4 === 96 && code4 === marker) {
      return nok(code4)
    }
    effects.consume(code4)
    return info
  }
  function metaBefore(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      return infoBefore(code4)
    }
    effects.enter('codeFencedFenceMeta')
    effects.enter('chunkString', {
      contentType: 'string',
    })
    return meta2(code4)
  }
  function meta2(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('chunkString')
      effects.exit('codeFencedFenceMeta')
      return infoBefore(code4)
    }
    if (code4 === 96 && code4 === marker) {
      return nok(code4)
    }
    effects.consume(code4)
    return meta2
  }
  function atNonLazyBreak(code4) {
    return effects.attempt(closeStart, after, contentBefore)(code4)
  }
  function contentBefore(code4) {
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return contentStart
  }
  function contentStart(code4) {
    return initialPrefix > 0 && markdownSpace(code4)
      ? factorySpace(effects, beforeContentChunk, 'linePrefix', initialPrefix + 1)(code4)
      : beforeContentChunk(code4)
  }
  function beforeContentChunk(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code4)
    }
    effects.enter('codeFlowValue')
    return contentChunk(code4)
  }
  function contentChunk(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('codeFlowValue')
      return beforeContentChunk(code4)
    }
    effects.consume(code4)
    return contentChunk
  }
  function after(code4) {
    effects.exit('codeFenced')
    return ok3(code4)
  }
  function tokenizeCloseStart(effects2, ok4, nok2) {
    let size = 0
    return startBefore
    function startBefore(code4) {
      effects2.enter('lineEnding')
      effects2.consume(code4)
      effects2.exit('lineEnding')
      return start2
    }
    function start2(code4) {
      effects2.enter('codeFencedFence')
      return markdownSpace(code4)
        ? factorySpace(
            effects2,
            beforeSequenceClose,
            'linePrefix',
            self2.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4,
          )(code4)
        : beforeSequenceClose(code4)
    }
    function beforeSequenceClose(code4) {
      if (code4 === marker) {
        effects2.enter('codeFencedFenceSequence')
        return sequenceClose(code4)
      }
      return nok2(code4)
    }
    function sequenceClose(code4) {
      if (code4 === marker) {
        size++
        effects2.consume(code4)
        return sequenceClose
      }
      if (size >= sizeOpen) {
        effects2.exit('codeFencedFenceSequence')
        return markdownSpace(code4)
          ? factorySpace(effects2, sequenceCloseAfter, 'whitespace')(code4)
          : sequenceCloseAfter(code4)
      }
      return nok2(code4)
    }
    function sequenceCloseAfter(code4) {
      if (code4 === null || markdownLineEnding(code4)) {
        effects2.exit('codeFencedFence')
        return ok4(code4)
      }
      return nok2(code4)
    }
  }
}

// node_modules/micromark-core-commonmark/lib/code-indented.js
var codeIndented = {
  name: 'codeIndented',
  tokenize: tokenizeCodeIndented,
}
var furtherStart = {
  partial: true,
  tokenize: tokenizeFurtherStart,
}
function tokenizeCodeIndented(effects, ok3, nok) {
  return start
  function start(code4) {
    effects.enter('codeIndented')
    return factorySpaceMinMax(effects, atBreak, nok, 'linePrefix', 4, 4)(code4)
  }
  function atBreak(code4) {
    if (code4 === null) {
      return after(code4)
    }
    if (markdownLineEnding(code4)) {
      return effects.attempt(furtherStart, atBreak, after)(code4)
    }
    effects.enter('codeFlowValue')
    return inside(code4)
  }
  function inside(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('codeFlowValue')
      return atBreak(code4)
    }
    effects.consume(code4)
    return inside
  }
  function after(code4) {
    effects.exit('codeIndented')
    return ok3(code4)
  }
}
function tokenizeFurtherStart(effects, ok3, nok) {
  const self2 = this
  return furtherStart2
  function furtherStart2(code4) {
    if (self2.parser.lazy[self2.now().line]) {
      return nok(code4)
    }
    if (markdownLineEnding(code4)) {
      effects.enter('lineEnding')
      effects.consume(code4)
      effects.exit('lineEnding')
      return furtherStart2
    }
    return factorySpaceMinMax(effects, ok3, onNotEnoughPrefix, 'linePrefix', 4, 4)(code4)
  }
  function onNotEnoughPrefix(code4) {
    return markdownLineEnding(code4) ? furtherStart2(code4) : nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/code-text.js
var codeText = {
  name: 'codeText',
  previous: previous2,
  resolve: resolveCodeText,
  tokenize: tokenizeCodeText,
}
function resolveCodeText(events) {
  let tailExitIndex = events.length - 4
  let headEnterIndex = 3
  let index2
  let enter
  if (
    (events[headEnterIndex][1].type === 'lineEnding' || events[headEnterIndex][1].type === 'space') &&
    (events[tailExitIndex][1].type === 'lineEnding' || events[tailExitIndex][1].type === 'space')
  ) {
    index2 = headEnterIndex
    while (++index2 < tailExitIndex) {
      if (events[index2][1].type === 'codeTextData') {
        events[headEnterIndex][1].type = 'codeTextPadding'
        events[tailExitIndex][1].type = 'codeTextPadding'
        headEnterIndex += 2
        tailExitIndex -= 2
        break
      }
    }
  }
  index2 = headEnterIndex - 1
  tailExitIndex++
  while (++index2 <= tailExitIndex) {
    if (enter === void 0) {
      if (index2 !== tailExitIndex && events[index2][1].type !== 'lineEnding') {
        enter = index2
      }
    } else if (index2 === tailExitIndex || events[index2][1].type === 'lineEnding') {
      events[enter][1].type = 'codeTextData'
      if (index2 !== enter + 2) {
        events[enter][1].end = events[index2 - 1][1].end
        events.splice(enter + 2, index2 - enter - 2)
        tailExitIndex -= index2 - enter - 2
        index2 = enter + 2
      }
      enter = void 0
    }
  }
  return events
}
function previous2(code4) {
  return code4 !== 96 || this.events[this.events.length - 1][1].type === 'characterEscape'
}
function tokenizeCodeText(effects, ok3, nok) {
  const self2 = this
  let sizeOpen = 0
  let size
  let token
  return start
  function start(code4) {
    effects.enter('codeText')
    effects.enter('codeTextSequence')
    return sequenceOpen(code4)
  }
  function sequenceOpen(code4) {
    if (code4 === 96) {
      effects.consume(code4)
      sizeOpen++
      return sequenceOpen
    }
    effects.exit('codeTextSequence')
    return between(code4)
  }
  function between(code4) {
    if (code4 === null) {
      return nok(code4)
    }
    if (code4 === 32) {
      effects.enter('space')
      effects.consume(code4)
      effects.exit('space')
      return between
    }
    if (code4 === 96) {
      token = effects.enter('codeTextSequence')
      size = 0
      return sequenceClose(code4)
    }
    if (markdownLineEnding(code4)) {
      effects.enter('lineEnding')
      effects.consume(code4)
      effects.exit('lineEnding')
      return between
    }
    effects.enter('codeTextData')
    return data(code4)
  }
  function data(code4) {
    if (code4 === null || code4 === 32 || code4 === 96 || markdownLineEnding(code4)) {
      effects.exit('codeTextData')
      return between(code4)
    }
    effects.consume(code4)
    return data
  }
  function sequenceClose(code4) {
    if (code4 === 96) {
      effects.consume(code4)
      size++
      return sequenceClose
    }
    if (size === sizeOpen) {
      effects.exit('codeTextSequence')
      effects.exit('codeText')
      return ok3(code4)
    }
    token.type = 'codeTextData'
    return data(code4)
  }
}

// node_modules/micromark-util-subtokenize/lib/splice-buffer.js
var SpliceBuffer = class {
  /**
   * @param {ReadonlyArray<T> | null | undefined} [initial]
   *   Initial items (optional).
   * @returns
   *   Splice buffer.
   */
  constructor(initial) {
    this.left = initial ? [...initial] : []
    this.right = []
  }
  /**
   * Array access;
   * does not move the cursor.
   *
   * @param {number} index
   *   Index.
   * @return {T}
   *   Item.
   */
  get(index2) {
    if (index2 < 0 || index2 >= this.left.length + this.right.length) {
      throw new RangeError(
        'Cannot access index `' +
          index2 +
          '` in a splice buffer of size `' +
          (this.left.length + this.right.length) +
          '`',
      )
    }
    if (index2 < this.left.length) return this.left[index2]
    return this.right[this.right.length - index2 + this.left.length - 1]
  }
  /**
   * The length of the splice buffer, one greater than the largest index in the
   * array.
   */
  get length() {
    return this.left.length + this.right.length
  }
  /**
   * Remove and return `list[0]`;
   * moves the cursor to `0`.
   *
   * @returns {T | undefined}
   *   Item, optional.
   */
  shift() {
    this.setCursor(0)
    return this.right.pop()
  }
  /**
   * Slice the buffer to get an array;
   * does not move the cursor.
   *
   * @param {number} start
   *   Start.
   * @param {number | null | undefined} [end]
   *   End (optional).
   * @returns {Array<T>}
   *   Array of items.
   */
  slice(start, end) {
    const stop = end === null || end === void 0 ? Number.POSITIVE_INFINITY : end
    if (stop < this.left.length) {
      return this.left.slice(start, stop)
    }
    if (start > this.left.length) {
      return this.right
        .slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length)
        .reverse()
    }
    return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse())
  }
  /**
   * Mimics the behavior of Array.prototype.splice() except for the change of
   * interface necessary to avoid segfaults when patching in very large arrays.
   *
   * This operation moves cursor is moved to `start` and results in the cursor
   * placed after any inserted items.
   *
   * @param {number} start
   *   Start;
   *   zero-based index at which to start changing the array;
   *   negative numbers count backwards from the end of the array and values
   *   that are out-of bounds are clamped to the appropriate end of the array.
   * @param {number | null | undefined} [deleteCount=0]
   *   Delete count (default: `0`);
   *   maximum number of elements to delete, starting from start.
   * @param {Array<T> | null | undefined} [items=[]]
   *   Items to include in place of the deleted items (default: `[]`).
   * @return {Array<T>}
   *   Any removed items.
   */
  splice(start, deleteCount, items) {
    const count = deleteCount || 0
    this.setCursor(Math.trunc(start))
    const removed = this.right.splice(this.right.length - count, Number.POSITIVE_INFINITY)
    if (items) chunkedPush(this.left, items)
    return removed.reverse()
  }
  /**
   * Remove and return the highest-numbered item in the array, so
   * `list[list.length - 1]`;
   * Moves the cursor to `length`.
   *
   * @returns {T | undefined}
   *   Item, optional.
   */
  pop() {
    this.setCursor(Number.POSITIVE_INFINITY)
    return this.left.pop()
  }
  /**
   * Inserts a single item to the high-numbered side of the array;
   * moves the cursor to `length`.
   *
   * @param {T} item
   *   Item.
   * @returns {undefined}
   *   Nothing.
   */
  push(item) {
    this.setCursor(Number.POSITIVE_INFINITY)
    this.left.push(item)
  }
  /**
   * Inserts many items to the high-numbered side of the array.
   * Moves the cursor to `length`.
   *
   * @param {Array<T>} items
   *   Items.
   * @returns {undefined}
   *   Nothing.
   */
  pushMany(items) {
    this.setCursor(Number.POSITIVE_INFINITY)
    chunkedPush(this.left, items)
  }
  /**
   * Inserts a single item to the low-numbered side of the array;
   * Moves the cursor to `0`.
   *
   * @param {T} item
   *   Item.
   * @returns {undefined}
   *   Nothing.
   */
  unshift(item) {
    this.setCursor(0)
    this.right.push(item)
  }
  /**
   * Inserts many items to the low-numbered side of the array;
   * moves the cursor to `0`.
   *
   * @param {Array<T>} items
   *   Items.
   * @returns {undefined}
   *   Nothing.
   */
  unshiftMany(items) {
    this.setCursor(0)
    chunkedPush(this.right, items.reverse())
  }
  /**
   * Move the cursor to a specific position in the array. Requires
   * time proportional to the distance moved.
   *
   * If `n < 0`, the cursor will end up at the beginning.
   * If `n > length`, the cursor will end up at the end.
   *
   * @param {number} n
   *   Position.
   * @return {undefined}
   *   Nothing.
   */
  setCursor(n) {
    if (
      n === this.left.length ||
      (n > this.left.length && this.right.length === 0) ||
      (n < 0 && this.left.length === 0)
    )
      return
    if (n < this.left.length) {
      const removed = this.left.splice(n, Number.POSITIVE_INFINITY)
      chunkedPush(this.right, removed.reverse())
    } else {
      const removed = this.right.splice(this.left.length + this.right.length - n, Number.POSITIVE_INFINITY)
      chunkedPush(this.left, removed.reverse())
    }
  }
}
function chunkedPush(list4, right) {
  let chunkStart = 0
  if (right.length < 1e4) {
    list4.push(...right)
  } else {
    while (chunkStart < right.length) {
      list4.push(...right.slice(chunkStart, chunkStart + 1e4))
      chunkStart += 1e4
    }
  }
}

// node_modules/micromark-util-subtokenize/index.js
function subtokenize(eventsArray) {
  const jumps = {}
  let index2 = -1
  let event
  let lineIndex
  let otherIndex
  let otherEvent
  let parameters
  let subevents
  let more
  const events = new SpliceBuffer(eventsArray)
  while (++index2 < events.length) {
    while (index2 in jumps) {
      index2 = jumps[index2]
    }
    event = events.get(index2)
    if (index2 && event[1].type === 'chunkFlow' && events.get(index2 - 1)[1].type === 'listItemPrefix') {
      subevents = event[1]._tokenizer.events
      otherIndex = 0
      if (otherIndex < subevents.length && subevents[otherIndex][1].type === 'lineEndingBlank') {
        otherIndex += 2
      }
      if (otherIndex < subevents.length && subevents[otherIndex][1].type === 'content') {
        while (++otherIndex < subevents.length) {
          if (subevents[otherIndex][1].type === 'content') {
            break
          }
          if (subevents[otherIndex][1].type === 'chunkText') {
            subevents[otherIndex][1]._isInFirstContentOfListItem = true
            otherIndex++
          }
        }
      }
    }
    if (event[0] === 'enter') {
      if (event[1].contentType) {
        Object.assign(jumps, subcontent(events, index2))
        index2 = jumps[index2]
        more = true
      }
    } else if (event[1]._container) {
      otherIndex = index2
      lineIndex = void 0
      while (otherIndex--) {
        otherEvent = events.get(otherIndex)
        if (otherEvent[1].type === 'lineEnding' || otherEvent[1].type === 'lineEndingBlank') {
          if (otherEvent[0] === 'enter') {
            if (lineIndex) {
              events.get(lineIndex)[1].type = 'lineEndingBlank'
            }
            otherEvent[1].type = 'lineEnding'
            lineIndex = otherIndex
          }
        } else if (otherEvent[1].type === 'linePrefix' || otherEvent[1].type === 'listItemIndent') {
        } else {
          break
        }
      }
      if (lineIndex) {
        event[1].end = {
          ...events.get(lineIndex)[1].start,
        }
        parameters = events.slice(lineIndex, index2)
        parameters.unshift(event)
        events.splice(lineIndex, index2 - lineIndex + 1, parameters)
      }
    }
  }
  splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0))
  return !more
}
function subcontent(events, eventIndex) {
  const token = events.get(eventIndex)[1]
  const context = events.get(eventIndex)[2]
  let startPosition = eventIndex - 1
  const startPositions = []
  let tokenizer = token._tokenizer
  if (!tokenizer) {
    tokenizer = context.parser[token.contentType](token.start)
    if (token._contentTypeTextTrailing) {
      tokenizer._contentTypeTextTrailing = true
    }
  }
  const childEvents = tokenizer.events
  const jumps = []
  const gaps = {}
  let stream
  let previous3
  let index2 = -1
  let current = token
  let adjust = 0
  let start = 0
  const breaks = [start]
  while (current) {
    while (events.get(++startPosition)[1] !== current) {}
    startPositions.push(startPosition)
    if (!current._tokenizer) {
      stream = context.sliceStream(current)
      if (!current.next) {
        stream.push(null)
      }
      if (previous3) {
        tokenizer.defineSkip(current.start)
      }
      if (current._isInFirstContentOfListItem) {
        tokenizer._gfmTasklistFirstContentOfListItem = true
      }
      tokenizer.write(stream)
      if (current._isInFirstContentOfListItem) {
        tokenizer._gfmTasklistFirstContentOfListItem = void 0
      }
    }
    previous3 = current
    current = current.next
  }
  current = token
  while (++index2 < childEvents.length) {
    if (
      // Find a void token that includes a break.
      childEvents[index2][0] === 'exit' &&
      childEvents[index2 - 1][0] === 'enter' &&
      childEvents[index2][1].type === childEvents[index2 - 1][1].type &&
      childEvents[index2][1].start.line !== childEvents[index2][1].end.line
    ) {
      start = index2 + 1
      breaks.push(start)
      current._tokenizer = void 0
      current.previous = void 0
      current = current.next
    }
  }
  tokenizer.events = []
  if (current) {
    current._tokenizer = void 0
    current.previous = void 0
  } else {
    breaks.pop()
  }
  index2 = breaks.length
  while (index2--) {
    const slice = childEvents.slice(breaks[index2], breaks[index2 + 1])
    const start2 = startPositions.pop()
    jumps.push([start2, start2 + slice.length - 1])
    events.splice(start2, 2, slice)
  }
  jumps.reverse()
  index2 = -1
  while (++index2 < jumps.length) {
    gaps[adjust + jumps[index2][0]] = adjust + jumps[index2][1]
    adjust += jumps[index2][1] - jumps[index2][0] - 1
  }
  return gaps
}

// node_modules/micromark-core-commonmark/lib/content.js
var content = {
  resolve: resolveContent,
  tokenize: tokenizeContent,
}
var continuationConstruct = {
  partial: true,
  tokenize: tokenizeContinuation,
}
function resolveContent(events) {
  subtokenize(events)
  return events
}
function tokenizeContent(effects, ok3) {
  let previous3
  return chunkStart
  function chunkStart(code4) {
    effects.enter('content')
    previous3 = effects.enter('chunkContent', {
      contentType: 'content',
    })
    return chunkInside(code4)
  }
  function chunkInside(code4) {
    if (code4 === null) {
      return contentEnd(code4)
    }
    if (markdownLineEnding(code4)) {
      return effects.check(continuationConstruct, contentContinue, contentEnd)(code4)
    }
    effects.consume(code4)
    return chunkInside
  }
  function contentEnd(code4) {
    effects.exit('chunkContent')
    effects.exit('content')
    return ok3(code4)
  }
  function contentContinue(code4) {
    effects.consume(code4)
    effects.exit('chunkContent')
    previous3.next = effects.enter('chunkContent', {
      contentType: 'content',
      previous: previous3,
    })
    previous3 = previous3.next
    return chunkInside
  }
}
function tokenizeContinuation(effects, ok3, nok) {
  const self2 = this
  return startLookahead
  function startLookahead(code4) {
    effects.exit('chunkContent')
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return factorySpace(effects, prefixed, 'linePrefix')
  }
  function prefixed(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      return nok(code4)
    }
    const tail = self2.events[self2.events.length - 1]
    if (
      !self2.parser.constructs.disable.null.includes('codeIndented') &&
      tail &&
      tail[1].type === 'linePrefix' &&
      tail[2].sliceSerialize(tail[1], true).length >= 4
    ) {
      return ok3(code4)
    }
    return effects.interrupt(self2.parser.constructs.flow, nok, ok3)(code4)
  }
}

// node_modules/micromark-factory-destination/index.js
function factoryDestination(effects, ok3, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
  const limit = max || Number.POSITIVE_INFINITY
  let balance = 0
  return start
  function start(code4) {
    if (code4 === 60) {
      effects.enter(type)
      effects.enter(literalType)
      effects.enter(literalMarkerType)
      effects.consume(code4)
      effects.exit(literalMarkerType)
      return enclosedBefore
    }
    if (code4 === null || code4 === 32 || code4 === 41 || asciiControl(code4)) {
      return nok(code4)
    }
    effects.enter(type)
    effects.enter(rawType)
    effects.enter(stringType)
    effects.enter('chunkString', {
      contentType: 'string',
    })
    return raw2(code4)
  }
  function enclosedBefore(code4) {
    if (code4 === 62) {
      effects.enter(literalMarkerType)
      effects.consume(code4)
      effects.exit(literalMarkerType)
      effects.exit(literalType)
      effects.exit(type)
      return ok3
    }
    effects.enter(stringType)
    effects.enter('chunkString', {
      contentType: 'string',
    })
    return enclosed(code4)
  }
  function enclosed(code4) {
    if (code4 === 62) {
      effects.exit('chunkString')
      effects.exit(stringType)
      return enclosedBefore(code4)
    }
    if (code4 === null || code4 === 60 || markdownLineEnding(code4)) {
      return nok(code4)
    }
    effects.consume(code4)
    return code4 === 92 ? enclosedEscape : enclosed
  }
  function enclosedEscape(code4) {
    if (code4 === 60 || code4 === 62 || code4 === 92) {
      effects.consume(code4)
      return enclosed
    }
    return enclosed(code4)
  }
  function raw2(code4) {
    if (!balance && (code4 === null || code4 === 41 || markdownLineEndingOrSpace(code4))) {
      effects.exit('chunkString')
      effects.exit(stringType)
      effects.exit(rawType)
      effects.exit(type)
      return ok3(code4)
    }
    if (balance < limit && code4 === 40) {
      effects.consume(code4)
      balance++
      return raw2
    }
    if (code4 === 41) {
      effects.consume(code4)
      balance--
      return raw2
    }
    if (code4 === null || code4 === 32 || code4 === 40 || asciiControl(code4)) {
      return nok(code4)
    }
    effects.consume(code4)
    return code4 === 92 ? rawEscape : raw2
  }
  function rawEscape(code4) {
    if (code4 === 40 || code4 === 41 || code4 === 92) {
      effects.consume(code4)
      return raw2
    }
    return raw2(code4)
  }
}

// node_modules/micromark-factory-label/index.js
function factoryLabel(effects, ok3, nok, type, markerType, stringType) {
  const self2 = this
  let size = 0
  let seen
  return start
  function start(code4) {
    effects.enter(type)
    effects.enter(markerType)
    effects.consume(code4)
    effects.exit(markerType)
    effects.enter(stringType)
    return atBreak
  }
  function atBreak(code4) {
    if (
      size > 999 ||
      code4 === null ||
      code4 === 91 ||
      (code4 === 93 && !seen) || // To do: remove in the future once we’ve switched from
      // `micromark-extension-footnote` to `micromark-extension-gfm-footnote`,
      // which doesn’t need this.
      // Hidden footnotes hook.
      /* c8 ignore next 3 */
      (code4 === 94 && !size && '_hiddenFootnoteSupport' in self2.parser.constructs)
    ) {
      return nok(code4)
    }
    if (code4 === 93) {
      effects.exit(stringType)
      effects.enter(markerType)
      effects.consume(code4)
      effects.exit(markerType)
      effects.exit(type)
      return ok3
    }
    if (markdownLineEnding(code4)) {
      effects.enter('lineEnding')
      effects.consume(code4)
      effects.exit('lineEnding')
      return atBreak
    }
    effects.enter('chunkString', {
      contentType: 'string',
    })
    return labelInside(code4)
  }
  function labelInside(code4) {
    if (code4 === null || code4 === 91 || code4 === 93 || markdownLineEnding(code4) || size++ > 999) {
      effects.exit('chunkString')
      return atBreak(code4)
    }
    effects.consume(code4)
    if (!seen) seen = !markdownSpace(code4)
    return code4 === 92 ? labelEscape : labelInside
  }
  function labelEscape(code4) {
    if (code4 === 91 || code4 === 92 || code4 === 93) {
      effects.consume(code4)
      size++
      return labelInside
    }
    return labelInside(code4)
  }
}

// node_modules/micromark-factory-title/index.js
function factoryTitle(effects, ok3, nok, type, markerType, stringType) {
  let marker
  return start
  function start(code4) {
    if (code4 === 34 || code4 === 39 || code4 === 40) {
      effects.enter(type)
      effects.enter(markerType)
      effects.consume(code4)
      effects.exit(markerType)
      marker = code4 === 40 ? 41 : code4
      return begin
    }
    return nok(code4)
  }
  function begin(code4) {
    if (code4 === marker) {
      effects.enter(markerType)
      effects.consume(code4)
      effects.exit(markerType)
      effects.exit(type)
      return ok3
    }
    effects.enter(stringType)
    return atBreak(code4)
  }
  function atBreak(code4) {
    if (code4 === marker) {
      effects.exit(stringType)
      return begin(marker)
    }
    if (code4 === null) {
      return nok(code4)
    }
    if (markdownLineEnding(code4)) {
      effects.enter('lineEnding')
      effects.consume(code4)
      effects.exit('lineEnding')
      return factorySpace(effects, atBreak, 'linePrefix')
    }
    effects.enter('chunkString', {
      contentType: 'string',
    })
    return inside(code4)
  }
  function inside(code4) {
    if (code4 === marker || code4 === null || markdownLineEnding(code4)) {
      effects.exit('chunkString')
      return atBreak(code4)
    }
    effects.consume(code4)
    return code4 === 92 ? escape : inside
  }
  function escape(code4) {
    if (code4 === marker || code4 === 92) {
      effects.consume(code4)
      return inside
    }
    return inside(code4)
  }
}

// node_modules/micromark-factory-whitespace/index.js
function factoryWhitespace(effects, ok3) {
  let seen
  return start
  function start(code4) {
    if (markdownLineEnding(code4)) {
      effects.enter('lineEnding')
      effects.consume(code4)
      effects.exit('lineEnding')
      seen = true
      return start
    }
    if (markdownSpace(code4)) {
      return factorySpace(effects, start, seen ? 'linePrefix' : 'lineSuffix')(code4)
    }
    return ok3(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/definition.js
var definition2 = {
  name: 'definition',
  tokenize: tokenizeDefinition,
}
var titleBefore = {
  partial: true,
  tokenize: tokenizeTitleBefore,
}
function tokenizeDefinition(effects, ok3, nok) {
  const self2 = this
  let identifier
  return start
  function start(code4) {
    effects.enter('definition')
    return before(code4)
  }
  function before(code4) {
    return factoryLabel.call(
      self2,
      effects,
      labelAfter,
      // Note: we don’t need to reset the way `markdown-rs` does.
      nok,
      'definitionLabel',
      'definitionLabelMarker',
      'definitionLabelString',
    )(code4)
  }
  function labelAfter(code4) {
    identifier = normalizeIdentifier(self2.sliceSerialize(self2.events[self2.events.length - 1][1]).slice(1, -1))
    if (code4 === 58) {
      effects.enter('definitionMarker')
      effects.consume(code4)
      effects.exit('definitionMarker')
      return markerAfter
    }
    return nok(code4)
  }
  function markerAfter(code4) {
    return markdownLineEndingOrSpace(code4)
      ? factoryWhitespace(effects, destinationBefore)(code4)
      : destinationBefore(code4)
  }
  function destinationBefore(code4) {
    return factoryDestination(
      effects,
      destinationAfter,
      // Note: we don’t need to reset the way `markdown-rs` does.
      nok,
      'definitionDestination',
      'definitionDestinationLiteral',
      'definitionDestinationLiteralMarker',
      'definitionDestinationRaw',
      'definitionDestinationString',
    )(code4)
  }
  function destinationAfter(code4) {
    return effects.attempt(titleBefore, after, after)(code4)
  }
  function after(code4) {
    return markdownSpace(code4) ? factorySpace(effects, afterWhitespace, 'whitespace')(code4) : afterWhitespace(code4)
  }
  function afterWhitespace(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('definition')
      self2.parser.defined.push(identifier)
      return ok3(code4)
    }
    return nok(code4)
  }
}
function tokenizeTitleBefore(effects, ok3, nok) {
  return titleBefore2
  function titleBefore2(code4) {
    return markdownLineEndingOrSpace(code4) ? factoryWhitespace(effects, beforeMarker)(code4) : nok(code4)
  }
  function beforeMarker(code4) {
    return factoryTitle(
      effects,
      titleAfter,
      nok,
      'definitionTitle',
      'definitionTitleMarker',
      'definitionTitleString',
    )(code4)
  }
  function titleAfter(code4) {
    return markdownSpace(code4)
      ? factorySpace(effects, titleAfterOptionalWhitespace, 'whitespace')(code4)
      : titleAfterOptionalWhitespace(code4)
  }
  function titleAfterOptionalWhitespace(code4) {
    return code4 === null || markdownLineEnding(code4) ? ok3(code4) : nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/hard-break-escape.js
var hardBreakEscape = {
  name: 'hardBreakEscape',
  tokenize: tokenizeHardBreakEscape,
}
function tokenizeHardBreakEscape(effects, ok3, nok) {
  return start
  function start(code4) {
    effects.enter('hardBreakEscape')
    effects.consume(code4)
    return after
  }
  function after(code4) {
    if (markdownLineEnding(code4)) {
      effects.exit('hardBreakEscape')
      return ok3(code4)
    }
    return nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/heading-atx.js
var headingAtx = {
  name: 'headingAtx',
  resolve: resolveHeadingAtx,
  tokenize: tokenizeHeadingAtx,
}
function resolveHeadingAtx(events, context) {
  let contentEnd = events.length - 2
  let contentStart = 3
  if (events[contentStart][1].type === 'whitespace') {
    contentStart += 2
  }
  if (contentEnd - 2 > contentStart && events[contentEnd][1].type === 'whitespace') {
    contentEnd -= 2
  }
  if (
    events[contentEnd][1].type === 'atxHeadingSequence' &&
    (contentStart === contentEnd - 1 ||
      (contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === 'whitespace'))
  ) {
    contentEnd -= contentStart + 1 === contentEnd ? 2 : 4
  }
  if (contentEnd > contentStart) {
    const content3 = {
      type: 'atxHeadingText',
      start: events[contentStart][1].start,
      end: events[contentEnd][1].end,
    }
    const text8 = {
      type: 'chunkText',
      start: events[contentStart][1].start,
      end: events[contentEnd][1].end,
      contentType: 'text',
    }
    splice(events, contentStart, contentEnd - contentStart + 1, [
      ['enter', content3, context],
      ['enter', text8, context],
      ['exit', text8, context],
      ['exit', content3, context],
    ])
  }
  return events
}
function tokenizeHeadingAtx(effects, ok3, nok) {
  let size = 0
  return start
  function start(code4) {
    effects.enter('atxHeading')
    return before(code4)
  }
  function before(code4) {
    effects.enter('atxHeadingSequence')
    return sequenceOpen(code4)
  }
  function sequenceOpen(code4) {
    if (code4 === 35 && size++ < 6) {
      effects.consume(code4)
      return sequenceOpen
    }
    if (code4 === null || markdownLineEndingOrSpace(code4)) {
      effects.exit('atxHeadingSequence')
      return atBreak(code4)
    }
    return nok(code4)
  }
  function atBreak(code4) {
    if (code4 === 35) {
      effects.enter('atxHeadingSequence')
      return sequenceFurther(code4)
    }
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('atxHeading')
      return ok3(code4)
    }
    if (markdownSpace(code4)) {
      return factorySpace(effects, atBreak, 'whitespace')(code4)
    }
    effects.enter('atxHeadingText')
    return data(code4)
  }
  function sequenceFurther(code4) {
    if (code4 === 35) {
      effects.consume(code4)
      return sequenceFurther
    }
    effects.exit('atxHeadingSequence')
    return atBreak(code4)
  }
  function data(code4) {
    if (code4 === null || code4 === 35 || markdownLineEndingOrSpace(code4)) {
      effects.exit('atxHeadingText')
      return atBreak(code4)
    }
    effects.consume(code4)
    return data
  }
}

// node_modules/micromark-core-commonmark/lib/html-flow.js
var htmlFlow = {
  concrete: true,
  name: 'htmlFlow',
  resolveTo: resolveToHtmlFlow,
  tokenize: tokenizeHtmlFlow,
}
var blankLineBefore = {
  partial: true,
  tokenize: tokenizeBlankLineBefore,
}
function resolveToHtmlFlow(events) {
  let index2 = events.length
  while (index2--) {
    if (events[index2][0] === 'enter' && events[index2][1].type === 'htmlFlow') {
      break
    }
  }
  if (index2 > 1 && events[index2 - 2][1].type === 'linePrefix') {
    events[index2][1].start = events[index2 - 2][1].start
    events[index2 + 1][1].start = events[index2 - 2][1].start
    events.splice(index2 - 2, 2)
  }
  return events
}
function tokenizeHtmlFlow(effects, ok3, nok) {
  const self2 = this
  let marker
  let closingTag
  let buffer
  let index2
  let markerB
  return start
  function start(code4) {
    return before(code4)
  }
  function before(code4) {
    effects.enter('htmlFlow')
    effects.enter('htmlFlowData')
    effects.consume(code4)
    return open
  }
  function open(code4) {
    if (code4 === 33) {
      effects.consume(code4)
      return declarationOpen
    }
    if (code4 === 47) {
      effects.consume(code4)
      closingTag = true
      return tagCloseStart
    }
    if (code4 === 63) {
      effects.consume(code4)
      marker = 3
      return self2.interrupt ? ok3 : continuationDeclarationInside
    }
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      buffer = String.fromCharCode(code4)
      return tagName
    }
    return nok(code4)
  }
  function declarationOpen(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      marker = 2
      return commentOpenInside
    }
    if (code4 === 91) {
      effects.consume(code4)
      marker = 5
      index2 = 0
      return cdataOpenInside
    }
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      marker = 4
      return self2.interrupt ? ok3 : continuationDeclarationInside
    }
    return nok(code4)
  }
  function commentOpenInside(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      return self2.interrupt ? ok3 : continuationDeclarationInside
    }
    return nok(code4)
  }
  function cdataOpenInside(code4) {
    const value = 'CDATA['
    if (code4 === value.charCodeAt(index2++)) {
      effects.consume(code4)
      if (index2 === value.length) {
        return self2.interrupt ? ok3 : continuation
      }
      return cdataOpenInside
    }
    return nok(code4)
  }
  function tagCloseStart(code4) {
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      buffer = String.fromCharCode(code4)
      return tagName
    }
    return nok(code4)
  }
  function tagName(code4) {
    if (code4 === null || code4 === 47 || code4 === 62 || markdownLineEndingOrSpace(code4)) {
      const slash = code4 === 47
      const name = buffer.toLowerCase()
      if (!slash && !closingTag && htmlRawNames.includes(name)) {
        marker = 1
        return self2.interrupt ? ok3(code4) : continuation(code4)
      }
      if (htmlBlockNames.includes(buffer.toLowerCase())) {
        marker = 6
        if (slash) {
          effects.consume(code4)
          return basicSelfClosing
        }
        return self2.interrupt ? ok3(code4) : continuation(code4)
      }
      marker = 7
      return self2.interrupt && !self2.parser.lazy[self2.now().line]
        ? nok(code4)
        : closingTag
          ? completeClosingTagAfter(code4)
          : completeAttributeNameBefore(code4)
    }
    if (code4 === 45 || asciiAlphanumeric(code4)) {
      effects.consume(code4)
      buffer += String.fromCharCode(code4)
      return tagName
    }
    return nok(code4)
  }
  function basicSelfClosing(code4) {
    if (code4 === 62) {
      effects.consume(code4)
      return self2.interrupt ? ok3 : continuation
    }
    return nok(code4)
  }
  function completeClosingTagAfter(code4) {
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return completeClosingTagAfter
    }
    return completeEnd(code4)
  }
  function completeAttributeNameBefore(code4) {
    if (code4 === 47) {
      effects.consume(code4)
      return completeEnd
    }
    if (code4 === 58 || code4 === 95 || asciiAlpha(code4)) {
      effects.consume(code4)
      return completeAttributeName
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return completeAttributeNameBefore
    }
    return completeEnd(code4)
  }
  function completeAttributeName(code4) {
    if (code4 === 45 || code4 === 46 || code4 === 58 || code4 === 95 || asciiAlphanumeric(code4)) {
      effects.consume(code4)
      return completeAttributeName
    }
    return completeAttributeNameAfter(code4)
  }
  function completeAttributeNameAfter(code4) {
    if (code4 === 61) {
      effects.consume(code4)
      return completeAttributeValueBefore
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return completeAttributeNameAfter
    }
    return completeAttributeNameBefore(code4)
  }
  function completeAttributeValueBefore(code4) {
    if (code4 === null || code4 === 60 || code4 === 61 || code4 === 62 || code4 === 96) {
      return nok(code4)
    }
    if (code4 === 34 || code4 === 39) {
      effects.consume(code4)
      markerB = code4
      return completeAttributeValueQuoted
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return completeAttributeValueBefore
    }
    return completeAttributeValueUnquoted(code4)
  }
  function completeAttributeValueQuoted(code4) {
    if (code4 === markerB) {
      effects.consume(code4)
      markerB = null
      return completeAttributeValueQuotedAfter
    }
    if (code4 === null || markdownLineEnding(code4)) {
      return nok(code4)
    }
    effects.consume(code4)
    return completeAttributeValueQuoted
  }
  function completeAttributeValueUnquoted(code4) {
    if (
      code4 === null ||
      code4 === 34 ||
      code4 === 39 ||
      code4 === 47 ||
      code4 === 60 ||
      code4 === 61 ||
      code4 === 62 ||
      code4 === 96 ||
      markdownLineEndingOrSpace(code4)
    ) {
      return completeAttributeNameAfter(code4)
    }
    effects.consume(code4)
    return completeAttributeValueUnquoted
  }
  function completeAttributeValueQuotedAfter(code4) {
    if (code4 === 47 || code4 === 62 || markdownSpace(code4)) {
      return completeAttributeNameBefore(code4)
    }
    return nok(code4)
  }
  function completeEnd(code4) {
    if (code4 === 62) {
      effects.consume(code4)
      return completeAfter
    }
    return nok(code4)
  }
  function completeAfter(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      return continuation(code4)
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return completeAfter
    }
    return nok(code4)
  }
  function continuation(code4) {
    if (code4 === 45 && marker === 2) {
      effects.consume(code4)
      return continuationCommentInside
    }
    if (code4 === 60 && marker === 1) {
      effects.consume(code4)
      return continuationRawTagOpen
    }
    if (code4 === 62 && marker === 4) {
      effects.consume(code4)
      return continuationClose
    }
    if (code4 === 63 && marker === 3) {
      effects.consume(code4)
      return continuationDeclarationInside
    }
    if (code4 === 93 && marker === 5) {
      effects.consume(code4)
      return continuationCdataInside
    }
    if (markdownLineEnding(code4) && (marker === 6 || marker === 7)) {
      effects.exit('htmlFlowData')
      return effects.check(blankLineBefore, continuationAfter, continuationStart)(code4)
    }
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('htmlFlowData')
      return continuationStart(code4)
    }
    effects.consume(code4)
    return continuation
  }
  function continuationStart(code4) {
    return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code4)
  }
  function continuationStartNonLazy(code4) {
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return continuationBefore
  }
  function continuationBefore(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      return continuationStart(code4)
    }
    effects.enter('htmlFlowData')
    return continuation(code4)
  }
  function continuationCommentInside(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      return continuationDeclarationInside
    }
    return continuation(code4)
  }
  function continuationRawTagOpen(code4) {
    if (code4 === 47) {
      effects.consume(code4)
      buffer = ''
      return continuationRawEndTag
    }
    return continuation(code4)
  }
  function continuationRawEndTag(code4) {
    if (code4 === 62) {
      const name = buffer.toLowerCase()
      if (htmlRawNames.includes(name)) {
        effects.consume(code4)
        return continuationClose
      }
      return continuation(code4)
    }
    if (asciiAlpha(code4) && buffer.length < 8) {
      effects.consume(code4)
      buffer += String.fromCharCode(code4)
      return continuationRawEndTag
    }
    return continuation(code4)
  }
  function continuationCdataInside(code4) {
    if (code4 === 93) {
      effects.consume(code4)
      return continuationDeclarationInside
    }
    return continuation(code4)
  }
  function continuationDeclarationInside(code4) {
    if (code4 === 62) {
      effects.consume(code4)
      return continuationClose
    }
    if (code4 === 45 && marker === 2) {
      effects.consume(code4)
      return continuationDeclarationInside
    }
    return continuation(code4)
  }
  function continuationClose(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('htmlFlowData')
      return continuationAfter(code4)
    }
    effects.consume(code4)
    return continuationClose
  }
  function continuationAfter(code4) {
    effects.exit('htmlFlow')
    return ok3(code4)
  }
}
function tokenizeBlankLineBefore(effects, ok3, nok) {
  return start
  function start(code4) {
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return effects.attempt(blankLine, ok3, nok)
  }
}

// node_modules/micromark-core-commonmark/lib/html-text.js
var htmlText = {
  name: 'htmlText',
  tokenize: tokenizeHtmlText,
}
function tokenizeHtmlText(effects, ok3, nok) {
  const self2 = this
  let marker
  let index2
  let returnState
  return start
  function start(code4) {
    effects.enter('htmlText')
    effects.enter('htmlTextData')
    effects.consume(code4)
    return open
  }
  function open(code4) {
    if (code4 === 33) {
      effects.consume(code4)
      return declarationOpen
    }
    if (code4 === 47) {
      effects.consume(code4)
      return tagCloseStart
    }
    if (code4 === 63) {
      effects.consume(code4)
      return instruction
    }
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      return tagOpen
    }
    return nok(code4)
  }
  function declarationOpen(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      return commentOpenInside
    }
    if (code4 === 91) {
      effects.consume(code4)
      index2 = 0
      return cdataOpenInside
    }
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      return declaration
    }
    return nok(code4)
  }
  function commentOpenInside(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      return commentEnd
    }
    return nok(code4)
  }
  function comment3(code4) {
    if (code4 === null) {
      return nok(code4)
    }
    if (code4 === 45) {
      effects.consume(code4)
      return commentClose
    }
    if (markdownLineEnding(code4)) {
      returnState = comment3
      return lineEndingBefore(code4)
    }
    effects.consume(code4)
    return comment3
  }
  function commentClose(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      return commentEnd
    }
    return comment3(code4)
  }
  function commentEnd(code4) {
    return code4 === 62 ? end(code4) : code4 === 45 ? commentClose(code4) : comment3(code4)
  }
  function cdataOpenInside(code4) {
    const value = 'CDATA['
    if (code4 === value.charCodeAt(index2++)) {
      effects.consume(code4)
      return index2 === value.length ? cdata : cdataOpenInside
    }
    return nok(code4)
  }
  function cdata(code4) {
    if (code4 === null) {
      return nok(code4)
    }
    if (code4 === 93) {
      effects.consume(code4)
      return cdataClose
    }
    if (markdownLineEnding(code4)) {
      returnState = cdata
      return lineEndingBefore(code4)
    }
    effects.consume(code4)
    return cdata
  }
  function cdataClose(code4) {
    if (code4 === 93) {
      effects.consume(code4)
      return cdataEnd
    }
    return cdata(code4)
  }
  function cdataEnd(code4) {
    if (code4 === 62) {
      return end(code4)
    }
    if (code4 === 93) {
      effects.consume(code4)
      return cdataEnd
    }
    return cdata(code4)
  }
  function declaration(code4) {
    if (code4 === null || code4 === 62) {
      return end(code4)
    }
    if (markdownLineEnding(code4)) {
      returnState = declaration
      return lineEndingBefore(code4)
    }
    effects.consume(code4)
    return declaration
  }
  function instruction(code4) {
    if (code4 === null) {
      return nok(code4)
    }
    if (code4 === 63) {
      effects.consume(code4)
      return instructionClose
    }
    if (markdownLineEnding(code4)) {
      returnState = instruction
      return lineEndingBefore(code4)
    }
    effects.consume(code4)
    return instruction
  }
  function instructionClose(code4) {
    return code4 === 62 ? end(code4) : instruction(code4)
  }
  function tagCloseStart(code4) {
    if (asciiAlpha(code4)) {
      effects.consume(code4)
      return tagClose
    }
    return nok(code4)
  }
  function tagClose(code4) {
    if (code4 === 45 || asciiAlphanumeric(code4)) {
      effects.consume(code4)
      return tagClose
    }
    return tagCloseBetween(code4)
  }
  function tagCloseBetween(code4) {
    if (markdownLineEnding(code4)) {
      returnState = tagCloseBetween
      return lineEndingBefore(code4)
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return tagCloseBetween
    }
    return end(code4)
  }
  function tagOpen(code4) {
    if (code4 === 45 || asciiAlphanumeric(code4)) {
      effects.consume(code4)
      return tagOpen
    }
    if (code4 === 47 || code4 === 62 || markdownLineEndingOrSpace(code4)) {
      return tagOpenBetween(code4)
    }
    return nok(code4)
  }
  function tagOpenBetween(code4) {
    if (code4 === 47) {
      effects.consume(code4)
      return end
    }
    if (code4 === 58 || code4 === 95 || asciiAlpha(code4)) {
      effects.consume(code4)
      return tagOpenAttributeName
    }
    if (markdownLineEnding(code4)) {
      returnState = tagOpenBetween
      return lineEndingBefore(code4)
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return tagOpenBetween
    }
    return end(code4)
  }
  function tagOpenAttributeName(code4) {
    if (code4 === 45 || code4 === 46 || code4 === 58 || code4 === 95 || asciiAlphanumeric(code4)) {
      effects.consume(code4)
      return tagOpenAttributeName
    }
    return tagOpenAttributeNameAfter(code4)
  }
  function tagOpenAttributeNameAfter(code4) {
    if (code4 === 61) {
      effects.consume(code4)
      return tagOpenAttributeValueBefore
    }
    if (markdownLineEnding(code4)) {
      returnState = tagOpenAttributeNameAfter
      return lineEndingBefore(code4)
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return tagOpenAttributeNameAfter
    }
    return tagOpenBetween(code4)
  }
  function tagOpenAttributeValueBefore(code4) {
    if (code4 === null || code4 === 60 || code4 === 61 || code4 === 62 || code4 === 96) {
      return nok(code4)
    }
    if (code4 === 34 || code4 === 39) {
      effects.consume(code4)
      marker = code4
      return tagOpenAttributeValueQuoted
    }
    if (markdownLineEnding(code4)) {
      returnState = tagOpenAttributeValueBefore
      return lineEndingBefore(code4)
    }
    if (markdownSpace(code4)) {
      effects.consume(code4)
      return tagOpenAttributeValueBefore
    }
    effects.consume(code4)
    return tagOpenAttributeValueUnquoted
  }
  function tagOpenAttributeValueQuoted(code4) {
    if (code4 === marker) {
      effects.consume(code4)
      marker = void 0
      return tagOpenAttributeValueQuotedAfter
    }
    if (code4 === null) {
      return nok(code4)
    }
    if (markdownLineEnding(code4)) {
      returnState = tagOpenAttributeValueQuoted
      return lineEndingBefore(code4)
    }
    effects.consume(code4)
    return tagOpenAttributeValueQuoted
  }
  function tagOpenAttributeValueUnquoted(code4) {
    if (code4 === null || code4 === 34 || code4 === 39 || code4 === 60 || code4 === 61 || code4 === 96) {
      return nok(code4)
    }
    if (code4 === 47 || code4 === 62 || markdownLineEndingOrSpace(code4)) {
      return tagOpenBetween(code4)
    }
    effects.consume(code4)
    return tagOpenAttributeValueUnquoted
  }
  function tagOpenAttributeValueQuotedAfter(code4) {
    if (code4 === 47 || code4 === 62 || markdownLineEndingOrSpace(code4)) {
      return tagOpenBetween(code4)
    }
    return nok(code4)
  }
  function end(code4) {
    if (code4 === 62) {
      effects.consume(code4)
      effects.exit('htmlTextData')
      effects.exit('htmlText')
      return ok3
    }
    return nok(code4)
  }
  function lineEndingBefore(code4) {
    effects.exit('htmlTextData')
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return lineEndingAfter
  }
  function lineEndingAfter(code4) {
    return markdownSpace(code4)
      ? factorySpace(
          effects,
          lineEndingAfterPrefix,
          'linePrefix',
          self2.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4,
        )(code4)
      : lineEndingAfterPrefix(code4)
  }
  function lineEndingAfterPrefix(code4) {
    effects.enter('htmlTextData')
    return returnState(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/label-end.js
var labelEnd = {
  name: 'labelEnd',
  resolveAll: resolveAllLabelEnd,
  resolveTo: resolveToLabelEnd,
  tokenize: tokenizeLabelEnd,
}
var resourceConstruct = {
  tokenize: tokenizeResource,
}
var referenceFullConstruct = {
  tokenize: tokenizeReferenceFull,
}
var referenceCollapsedConstruct = {
  tokenize: tokenizeReferenceCollapsed,
}
function resolveAllLabelEnd(events) {
  let index2 = -1
  const newEvents = []
  while (++index2 < events.length) {
    const token = events[index2][1]
    newEvents.push(events[index2])
    if (token.type === 'labelImage' || token.type === 'labelLink' || token.type === 'labelEnd') {
      const offset = token.type === 'labelImage' ? 4 : 2
      token.type = 'data'
      index2 += offset
    }
  }
  if (events.length !== newEvents.length) {
    splice(events, 0, events.length, newEvents)
  }
  return events
}
function resolveToLabelEnd(events, context) {
  let index2 = events.length
  let offset = 0
  let open
  let close
  let media
  while (index2--) {
    const token = events[index2][1]
    if (open) {
      if (token.type === 'link' || (token.type === 'labelLink' && token._inactive)) {
        break
      }
      if (events[index2][0] === 'enter' && token.type === 'labelLink') {
        token._inactive = true
      }
    } else if (close) {
      if (
        events[index2][0] === 'enter' &&
        (token.type === 'labelImage' || token.type === 'labelLink') &&
        !token._balanced
      ) {
        open = index2
        if (token.type !== 'labelLink') {
          offset = 2
          break
        }
      }
    } else if (token.type === 'labelEnd') {
      close = index2
    }
  }
  const group = {
    type: events[open][1].type === 'labelLink' ? 'link' : 'image',
    start: {
      ...events[open][1].start,
    },
    end: {
      ...events[events.length - 1][1].end,
    },
  }
  const label = {
    type: 'label',
    start: {
      ...events[open][1].start,
    },
    end: {
      ...events[close][1].end,
    },
  }
  const text8 = {
    type: 'labelText',
    start: {
      ...events[open + offset + 2][1].end,
    },
    end: {
      ...events[close - 2][1].start,
    },
  }
  media = [
    ['enter', group, context],
    ['enter', label, context],
  ]
  media = push(media, events.slice(open + 1, open + offset + 3))
  media = push(media, [['enter', text8, context]])
  media = push(
    media,
    resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context),
  )
  media = push(media, [['exit', text8, context], events[close - 2], events[close - 1], ['exit', label, context]])
  media = push(media, events.slice(close + 1))
  media = push(media, [['exit', group, context]])
  splice(events, open, events.length, media)
  return events
}
function tokenizeLabelEnd(effects, ok3, nok) {
  const self2 = this
  const labelStarts = self2._labelStarts
  let labelStart
  let defined
  if (labelStarts) {
    while (labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced) {
      labelStarts.pop()
    }
    labelStart = labelStarts[labelStarts.length - 1]
  }
  return start
  function start(code4) {
    if (!labelStart) {
      return nok(code4)
    }
    if (labelStart._inactive) {
      return labelEndNok(code4)
    }
    defined = self2.parser.defined.includes(
      normalizeIdentifier(
        self2.sliceSerialize({
          start: labelStart.end,
          end: self2.now(),
        }),
      ),
    )
    effects.enter('labelEnd')
    effects.enter('labelMarker')
    effects.consume(code4)
    effects.exit('labelMarker')
    effects.exit('labelEnd')
    return after
  }
  function after(code4) {
    if (code4 === 40) {
      return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code4)
    }
    if (code4 === 91) {
      return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code4)
    }
    return defined ? labelEndOk(code4) : labelEndNok(code4)
  }
  function referenceNotFull(code4) {
    return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code4)
  }
  function labelEndOk(code4) {
    labelStarts.pop()
    return ok3(code4)
  }
  function labelEndNok(code4) {
    labelStart._balanced = true
    return nok(code4)
  }
}
function tokenizeResource(effects, ok3, nok) {
  return resourceStart
  function resourceStart(code4) {
    effects.enter('resource')
    effects.enter('resourceMarker')
    effects.consume(code4)
    effects.exit('resourceMarker')
    return resourceBefore
  }
  function resourceBefore(code4) {
    return markdownLineEndingOrSpace(code4) ? factoryWhitespace(effects, resourceOpen)(code4) : resourceOpen(code4)
  }
  function resourceOpen(code4) {
    if (code4 === 41) {
      return resourceEnd(code4)
    }
    return factoryDestination(
      effects,
      resourceDestinationAfter,
      resourceDestinationMissing,
      'resourceDestination',
      'resourceDestinationLiteral',
      'resourceDestinationLiteralMarker',
      'resourceDestinationRaw',
      'resourceDestinationString',
      32,
    )(code4)
  }
  function resourceDestinationAfter(code4) {
    return markdownLineEndingOrSpace(code4) ? factoryWhitespace(effects, resourceBetween)(code4) : resourceEnd(code4)
  }
  function resourceDestinationMissing(code4) {
    return nok(code4)
  }
  function resourceBetween(code4) {
    if (code4 === 34 || code4 === 39 || code4 === 40) {
      return factoryTitle(
        effects,
        resourceTitleAfter,
        nok,
        'resourceTitle',
        'resourceTitleMarker',
        'resourceTitleString',
      )(code4)
    }
    return resourceEnd(code4)
  }
  function resourceTitleAfter(code4) {
    return markdownLineEndingOrSpace(code4) ? factoryWhitespace(effects, resourceEnd)(code4) : resourceEnd(code4)
  }
  function resourceEnd(code4) {
    if (code4 === 41) {
      effects.enter('resourceMarker')
      effects.consume(code4)
      effects.exit('resourceMarker')
      effects.exit('resource')
      return ok3
    }
    return nok(code4)
  }
}
function tokenizeReferenceFull(effects, ok3, nok) {
  const self2 = this
  return referenceFull
  function referenceFull(code4) {
    return factoryLabel.call(
      self2,
      effects,
      referenceFullAfter,
      referenceFullMissing,
      'reference',
      'referenceMarker',
      'referenceString',
    )(code4)
  }
  function referenceFullAfter(code4) {
    return self2.parser.defined.includes(
      normalizeIdentifier(self2.sliceSerialize(self2.events[self2.events.length - 1][1]).slice(1, -1)),
    )
      ? ok3(code4)
      : nok(code4)
  }
  function referenceFullMissing(code4) {
    return nok(code4)
  }
}
function tokenizeReferenceCollapsed(effects, ok3, nok) {
  return referenceCollapsedStart
  function referenceCollapsedStart(code4) {
    effects.enter('reference')
    effects.enter('referenceMarker')
    effects.consume(code4)
    effects.exit('referenceMarker')
    return referenceCollapsedOpen
  }
  function referenceCollapsedOpen(code4) {
    if (code4 === 93) {
      effects.enter('referenceMarker')
      effects.consume(code4)
      effects.exit('referenceMarker')
      effects.exit('reference')
      return ok3
    }
    return nok(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/label-start-image.js
var labelStartImage = {
  name: 'labelStartImage',
  resolveAll: labelEnd.resolveAll,
  tokenize: tokenizeLabelStartImage,
}
function tokenizeLabelStartImage(effects, ok3, nok) {
  const self2 = this
  let labelImage
  return start
  function start(code4) {
    effects.enter('labelImage')
    effects.enter('labelImageMarker')
    effects.consume(code4)
    effects.exit('labelImageMarker')
    return open
  }
  function open(code4) {
    if (code4 === 91) {
      effects.enter('labelMarker')
      effects.consume(code4)
      effects.exit('labelMarker')
      labelImage = effects.exit('labelImage')
      return after
    }
    return nok(code4)
  }
  function after(code4) {
    if (code4 === 94 && '_hiddenFootnoteSupport' in self2.parser.constructs) {
      return nok(code4)
    }
    self2._labelStarts = self2._labelStarts || []
    self2._labelStarts.push(labelImage)
    return ok3(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/label-start-link.js
var labelStartLink = {
  name: 'labelStartLink',
  resolveAll: labelEnd.resolveAll,
  tokenize: tokenizeLabelStartLink,
}
function tokenizeLabelStartLink(effects, ok3, nok) {
  const self2 = this
  let labelLink
  return start
  function start(code4) {
    effects.enter('labelLink')
    effects.enter('labelMarker')
    effects.consume(code4)
    effects.exit('labelMarker')
    labelLink = effects.exit('labelLink')
    return after
  }
  function after(code4) {
    if (code4 === 94 && '_hiddenFootnoteSupport' in self2.parser.constructs) {
      return nok(code4)
    }
    self2._labelStarts = self2._labelStarts || []
    self2._labelStarts.push(labelLink)
    return ok3(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/line-ending.js
var lineEnding = {
  name: 'lineEnding',
  tokenize: tokenizeLineEnding,
}
function tokenizeLineEnding(effects, ok3) {
  return start
  function start(code4) {
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return factorySpace(effects, ok3, 'linePrefix')
  }
}

// node_modules/micromark-core-commonmark/lib/thematic-break.js
var thematicBreak2 = {
  name: 'thematicBreak',
  tokenize: tokenizeThematicBreak,
}
function tokenizeThematicBreak(effects, ok3, nok) {
  let size = 0
  let marker
  return start
  function start(code4) {
    effects.enter('thematicBreak')
    return before(code4)
  }
  function before(code4) {
    marker = code4
    return atBreak(code4)
  }
  function atBreak(code4) {
    if (code4 === marker) {
      effects.enter('thematicBreakSequence')
      return sequence(code4)
    }
    if (size >= 3 && (code4 === null || markdownLineEnding(code4))) {
      effects.exit('thematicBreak')
      return ok3(code4)
    }
    return nok(code4)
  }
  function sequence(code4) {
    if (code4 === marker) {
      effects.consume(code4)
      size++
      return sequence
    }
    effects.exit('thematicBreakSequence')
    return markdownSpace(code4) ? factorySpace(effects, atBreak, 'whitespace')(code4) : atBreak(code4)
  }
}

// node_modules/micromark-core-commonmark/lib/list.js
var list2 = {
  continuation: {
    tokenize: tokenizeListContinuation,
  },
  exit: tokenizeListEnd,
  name: 'list',
  tokenize: tokenizeListStart,
}
var listItemPrefixWhitespaceConstruct = {
  partial: true,
  tokenize: tokenizeListItemPrefixWhitespace,
}
var indentConstruct = {
  partial: true,
  tokenize: tokenizeIndent,
}
function tokenizeListStart(effects, ok3, nok) {
  const self2 = this
  const tail = self2.events[self2.events.length - 1]
  let initialSize = tail && tail[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0
  let size = 0
  return start
  function start(code4) {
    const kind =
      self2.containerState.type || (code4 === 42 || code4 === 43 || code4 === 45 ? 'listUnordered' : 'listOrdered')
    if (
      kind === 'listUnordered'
        ? !self2.containerState.marker || code4 === self2.containerState.marker
        : asciiDigit(code4)
    ) {
      if (!self2.containerState.type) {
        self2.containerState.type = kind
        effects.enter(kind, {
          _container: true,
        })
      }
      if (kind === 'listUnordered') {
        effects.enter('listItemPrefix')
        return code4 === 42 || code4 === 45 ? effects.check(thematicBreak2, nok, atMarker)(code4) : atMarker(code4)
      }
      if (!self2.interrupt || code4 === 49) {
        effects.enter('listItemPrefix')
        effects.enter('listItemValue')
        return inside(code4)
      }
    }
    return nok(code4)
  }
  function inside(code4) {
    if (asciiDigit(code4) && ++size < 10) {
      effects.consume(code4)
      return inside
    }
    if (
      (!self2.interrupt || size < 2) &&
      (self2.containerState.marker ? code4 === self2.containerState.marker : code4 === 41 || code4 === 46)
    ) {
      effects.exit('listItemValue')
      return atMarker(code4)
    }
    return nok(code4)
  }
  function atMarker(code4) {
    effects.enter('listItemMarker')
    effects.consume(code4)
    effects.exit('listItemMarker')
    self2.containerState.marker = self2.containerState.marker || code4
    return effects.check(
      blankLine,
      // Can’t be empty when interrupting.
      self2.interrupt ? nok : onBlank,
      effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix),
    )
  }
  function onBlank(code4) {
    self2.containerState.initialBlankLine = true
    initialSize++
    return endOfPrefix(code4)
  }
  function otherPrefix(code4) {
    if (markdownSpace(code4)) {
      effects.enter('listItemPrefixWhitespace')
      effects.consume(code4)
      effects.exit('listItemPrefixWhitespace')
      return endOfPrefix
    }
    return nok(code4)
  }
  function endOfPrefix(code4) {
    self2.containerState.size = initialSize + self2.sliceSerialize(effects.exit('listItemPrefix'), true).length
    return ok3(code4)
  }
}
function tokenizeListContinuation(effects, ok3, nok) {
  const self2 = this
  self2.containerState._closeFlow = void 0
  return effects.check(blankLine, onBlank, notBlank)
  function onBlank(code4) {
    self2.containerState.furtherBlankLines =
      self2.containerState.furtherBlankLines || self2.containerState.initialBlankLine
    return factorySpace(effects, ok3, 'listItemIndent', self2.containerState.size + 1)(code4)
  }
  function notBlank(code4) {
    if (self2.containerState.furtherBlankLines || !markdownSpace(code4)) {
      self2.containerState.furtherBlankLines = void 0
      self2.containerState.initialBlankLine = void 0
      return notInCurrentItem(code4)
    }
    self2.containerState.furtherBlankLines = void 0
    self2.containerState.initialBlankLine = void 0
    return effects.attempt(indentConstruct, ok3, notInCurrentItem)(code4)
  }
  function notInCurrentItem(code4) {
    self2.containerState._closeFlow = true
    self2.interrupt = void 0
    return factorySpace(
      effects,
      effects.attempt(list2, ok3, nok),
      'linePrefix',
      self2.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4,
    )(code4)
  }
}
function tokenizeIndent(effects, ok3, nok) {
  const self2 = this
  return factorySpace(effects, afterPrefix, 'listItemIndent', self2.containerState.size + 1)
  function afterPrefix(code4) {
    const tail = self2.events[self2.events.length - 1]
    return tail &&
      tail[1].type === 'listItemIndent' &&
      tail[2].sliceSerialize(tail[1], true).length === self2.containerState.size
      ? ok3(code4)
      : nok(code4)
  }
}
function tokenizeListEnd(effects) {
  effects.exit(this.containerState.type)
}
function tokenizeListItemPrefixWhitespace(effects, ok3, nok) {
  const self2 = this
  return factorySpace(
    effects,
    afterPrefix,
    'listItemPrefixWhitespace',
    self2.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4 + 1,
  )
  function afterPrefix(code4) {
    const tail = self2.events[self2.events.length - 1]
    return !markdownSpace(code4) && tail && tail[1].type === 'listItemPrefixWhitespace' ? ok3(code4) : nok(code4)
  }
}

// node_modules/micromark-util-edit-map/index.js
var EditMap = class {
  /**
   * Create a new edit map.
   *
   * @returns
   *   New instance.
   */
  constructor() {
    this.index = /* @__PURE__ */ new Map()
    this.map = []
  }
  /**
   * Create an edit: a remove and/or add at a certain place.
   *
   * @param {number} index
   *   Index at which to apply the edit.
   * @param {number} remove
   *   Count of items to remove at the index.
   * @param {Array<Event>} add
   *   Items to add at the index.
   * @returns {undefined}
   *   Nothing.
   */
  add(index2, remove, add) {
    addImplementation(this, index2, remove, add, false)
  }
  /**
   * Create an edit: but insert `add` before existing additions, instead of
   * after them.
   *
   * @param {number} index
   *   Index at which to apply the edit.
   * @param {number} remove
   *   Count of items to remove at the index.
   * @param {Array<Event>} add
   *   Items to add at the index.
   * @returns {undefined}
   *   Nothing.
   */
  addBefore(index2, remove, add) {
    addImplementation(this, index2, remove, add, true)
  }
  /**
   * Done, change the events.
   *
   * @param {Array<Event>} events
   *   List of events to apply the edits to.
   * @returns {undefined}
   *   Nothing.
   */
  consume(events) {
    this.map.sort(function (a, b) {
      return a[0] - b[0]
    })
    if (this.map.length === 0) {
      return
    }
    let index2 = this.map.length
    const vecs = []
    while (index2 > 0) {
      index2 -= 1
      vecs.push(events.slice(this.map[index2][0] + this.map[index2][1]), this.map[index2][2])
      events.length = this.map[index2][0]
    }
    vecs.push(events.slice())
    events.length = 0
    let slice = vecs.pop()
    while (slice) {
      for (const element3 of slice) {
        events.push(element3)
      }
      slice = vecs.pop()
    }
    this.map.length = 0
    this.index.clear()
  }
}
function addImplementation(editMap, at, remove, add, before) {
  if (remove === 0 && add.length === 0) {
    return
  }
  const existing = editMap.index.get(at)
  if (existing) {
    existing[1] += remove
    if (before) {
      add.push(...existing[2])
      existing[2] = add
    } else {
      existing[2].push(...add)
    }
    return
  }
  const change = [at, remove, add]
  editMap.map.push(change)
  editMap.index.set(at, change)
}

// node_modules/micromark-core-commonmark/lib/setext-underline.js
var setextUnderline = {
  name: 'setextUnderline',
  resolveTo: resolveToSetextUnderline,
  tokenize: tokenizeSetextUnderline,
}
function resolveToSetextUnderline(events, context) {
  const editMap = new EditMap()
  let index2 = events.length
  let content3
  let text8
  let definition3
  while (index2--) {
    if (events[index2][0] === 'enter') {
      if (events[index2][1].type === 'content') {
        content3 = index2
        break
      }
      if (events[index2][1].type === 'paragraph') {
        text8 = index2
      }
    } else {
      if (events[index2][1].type === 'content') {
        editMap.add(index2, 1, [])
      }
      if (!definition3 && events[index2][1].type === 'definition') {
        definition3 = index2
      }
    }
  }
  const heading4 = {
    type: 'setextHeading',
    start: {
      ...events[content3][1].start,
    },
    end: {
      ...events[events.length - 1][1].end,
    },
  }
  events[text8][1].type = 'setextHeadingText'
  if (definition3) {
    editMap.add(text8, 0, [['enter', heading4, context]])
    editMap.add(definition3 + 1, 0, [['exit', events[content3][1], context]])
    events[content3][1].end = {
      ...events[definition3][1].end,
    }
  } else {
    events[content3][1] = heading4
  }
  editMap.add(events.length, 0, [['exit', heading4, context]])
  editMap.consume(events)
  return events
}
function tokenizeSetextUnderline(effects, ok3, nok) {
  const self2 = this
  let marker
  return start
  function start(code4) {
    let index2 = self2.events.length
    let paragraph3
    while (index2--) {
      if (
        self2.events[index2][1].type !== 'lineEnding' &&
        self2.events[index2][1].type !== 'linePrefix' &&
        self2.events[index2][1].type !== 'content'
      ) {
        paragraph3 = self2.events[index2][1].type === 'paragraph'
        break
      }
    }
    if (!self2.parser.lazy[self2.now().line] && (self2.interrupt || paragraph3)) {
      effects.enter('setextHeadingLine')
      marker = code4
      return before(code4)
    }
    return nok(code4)
  }
  function before(code4) {
    effects.enter('setextHeadingLineSequence')
    return inside(code4)
  }
  function inside(code4) {
    if (code4 === marker) {
      effects.consume(code4)
      return inside
    }
    effects.exit('setextHeadingLineSequence')
    return markdownSpace(code4) ? factorySpace(effects, after, 'lineSuffix')(code4) : after(code4)
  }
  function after(code4) {
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('setextHeadingLine')
      return ok3(code4)
    }
    return nok(code4)
  }
}

// node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var indent = {
  tokenize: tokenizeIndent2,
  partial: true,
}
function gfmFootnote() {
  return {
    document: {
      [91]: {
        name: 'gfmFootnoteDefinition',
        tokenize: tokenizeDefinitionStart,
        continuation: {
          tokenize: tokenizeDefinitionContinuation,
        },
        exit: gfmFootnoteDefinitionEnd,
      },
    },
    text: {
      [91]: {
        name: 'gfmFootnoteCall',
        tokenize: tokenizeGfmFootnoteCall,
      },
      [93]: {
        name: 'gfmPotentialFootnoteCall',
        add: 'after',
        tokenize: tokenizePotentialGfmFootnoteCall,
        resolveTo: resolveToPotentialGfmFootnoteCall,
      },
    },
  }
}
function tokenizePotentialGfmFootnoteCall(effects, ok3, nok) {
  const self2 = this
  let index2 = self2.events.length
  const defined = self2.parser.gfmFootnotes || (self2.parser.gfmFootnotes = [])
  let labelStart
  while (index2--) {
    const token = self2.events[index2][1]
    if (token.type === 'labelImage') {
      labelStart = token
      break
    }
    if (
      token.type === 'gfmFootnoteCall' ||
      token.type === 'labelLink' ||
      token.type === 'label' ||
      token.type === 'image' ||
      token.type === 'link'
    ) {
      break
    }
  }
  return start
  function start(code4) {
    if (!labelStart || !labelStart._balanced) {
      return nok(code4)
    }
    const id = normalizeIdentifier(
      self2.sliceSerialize({
        start: labelStart.end,
        end: self2.now(),
      }),
    )
    if (id.codePointAt(0) !== 94 || !defined.includes(id.slice(1))) {
      return nok(code4)
    }
    effects.enter('gfmFootnoteCallLabelMarker')
    effects.consume(code4)
    effects.exit('gfmFootnoteCallLabelMarker')
    return ok3(code4)
  }
}
function resolveToPotentialGfmFootnoteCall(events, context) {
  let index2 = events.length
  let labelStart
  while (index2--) {
    if (events[index2][1].type === 'labelImage' && events[index2][0] === 'enter') {
      labelStart = events[index2][1]
      break
    }
  }
  events[index2 + 1][1].type = 'data'
  events[index2 + 3][1].type = 'gfmFootnoteCallLabelMarker'
  const call = {
    type: 'gfmFootnoteCall',
    start: Object.assign({}, events[index2 + 3][1].start),
    end: Object.assign({}, events[events.length - 1][1].end),
  }
  const marker = {
    type: 'gfmFootnoteCallMarker',
    start: Object.assign({}, events[index2 + 3][1].end),
    end: Object.assign({}, events[index2 + 3][1].end),
  }
  marker.end.column++
  marker.end.offset++
  marker.end._bufferIndex++
  const string5 = {
    type: 'gfmFootnoteCallString',
    start: Object.assign({}, marker.end),
    end: Object.assign({}, events[events.length - 1][1].start),
  }
  const chunk = {
    type: 'chunkString',
    contentType: 'string',
    start: Object.assign({}, string5.start),
    end: Object.assign({}, string5.end),
  }
  const replacement = [
    // Take the `labelImageMarker` (now `data`, the `!`)
    events[index2 + 1],
    events[index2 + 2],
    ['enter', call, context],
    // The `[`
    events[index2 + 3],
    events[index2 + 4],
    // The `^`.
    ['enter', marker, context],
    ['exit', marker, context],
    // Everything in between.
    ['enter', string5, context],
    ['enter', chunk, context],
    ['exit', chunk, context],
    ['exit', string5, context],
    // The ending (`]`, properly parsed and labelled).
    events[events.length - 2],
    events[events.length - 1],
    ['exit', call, context],
  ]
  events.splice(index2, events.length - index2 + 1, ...replacement)
  return events
}
function tokenizeGfmFootnoteCall(effects, ok3, nok) {
  const self2 = this
  const defined = self2.parser.gfmFootnotes || (self2.parser.gfmFootnotes = [])
  let size = 0
  let data
  return start
  function start(code4) {
    effects.enter('gfmFootnoteCall')
    effects.enter('gfmFootnoteCallLabelMarker')
    effects.consume(code4)
    effects.exit('gfmFootnoteCallLabelMarker')
    return callStart
  }
  function callStart(code4) {
    if (code4 !== 94) return nok(code4)
    effects.enter('gfmFootnoteCallMarker')
    effects.consume(code4)
    effects.exit('gfmFootnoteCallMarker')
    effects.enter('gfmFootnoteCallString')
    effects.enter('chunkString').contentType = 'string'
    return callData
  }
  function callData(code4) {
    if (
      // Too long.
      size > 999 || // Closing brace with nothing.
      (code4 === 93 && !data) || // Space or tab is not supported by GFM for some reason.
      // `\n` and `[` not being supported makes sense.
      code4 === null ||
      code4 === 91 ||
      markdownLineEndingOrSpace(code4)
    ) {
      return nok(code4)
    }
    if (code4 === 93) {
      effects.exit('chunkString')
      const token = effects.exit('gfmFootnoteCallString')
      if (!defined.includes(normalizeIdentifier(self2.sliceSerialize(token)))) {
        return nok(code4)
      }
      effects.enter('gfmFootnoteCallLabelMarker')
      effects.consume(code4)
      effects.exit('gfmFootnoteCallLabelMarker')
      effects.exit('gfmFootnoteCall')
      return ok3
    }
    if (!markdownLineEndingOrSpace(code4)) {
      data = true
    }
    size++
    effects.consume(code4)
    return code4 === 92 ? callEscape : callData
  }
  function callEscape(code4) {
    if (code4 === 91 || code4 === 92 || code4 === 93) {
      effects.consume(code4)
      size++
      return callData
    }
    return callData(code4)
  }
}
function tokenizeDefinitionStart(effects, ok3, nok) {
  const self2 = this
  const defined = self2.parser.gfmFootnotes || (self2.parser.gfmFootnotes = [])
  let identifier
  let size = 0
  let data
  return start
  function start(code4) {
    effects.enter('gfmFootnoteDefinition')._container = true
    effects.enter('gfmFootnoteDefinitionLabel')
    effects.enter('gfmFootnoteDefinitionLabelMarker')
    effects.consume(code4)
    effects.exit('gfmFootnoteDefinitionLabelMarker')
    return labelAtMarker
  }
  function labelAtMarker(code4) {
    if (code4 === 94) {
      effects.enter('gfmFootnoteDefinitionMarker')
      effects.consume(code4)
      effects.exit('gfmFootnoteDefinitionMarker')
      effects.enter('gfmFootnoteDefinitionLabelString')
      effects.enter('chunkString').contentType = 'string'
      return labelInside
    }
    return nok(code4)
  }
  function labelInside(code4) {
    if (
      // Too long.
      size > 999 || // Closing brace with nothing.
      (code4 === 93 && !data) || // Space or tab is not supported by GFM for some reason.
      // `\n` and `[` not being supported makes sense.
      code4 === null ||
      code4 === 91 ||
      markdownLineEndingOrSpace(code4)
    ) {
      return nok(code4)
    }
    if (code4 === 93) {
      effects.exit('chunkString')
      const token = effects.exit('gfmFootnoteDefinitionLabelString')
      identifier = normalizeIdentifier(self2.sliceSerialize(token))
      effects.enter('gfmFootnoteDefinitionLabelMarker')
      effects.consume(code4)
      effects.exit('gfmFootnoteDefinitionLabelMarker')
      effects.exit('gfmFootnoteDefinitionLabel')
      return labelAfter
    }
    if (!markdownLineEndingOrSpace(code4)) {
      data = true
    }
    size++
    effects.consume(code4)
    return code4 === 92 ? labelEscape : labelInside
  }
  function labelEscape(code4) {
    if (code4 === 91 || code4 === 92 || code4 === 93) {
      effects.consume(code4)
      size++
      return labelInside
    }
    return labelInside(code4)
  }
  function labelAfter(code4) {
    if (code4 === 58) {
      effects.enter('definitionMarker')
      effects.consume(code4)
      effects.exit('definitionMarker')
      if (!defined.includes(identifier)) {
        defined.push(identifier)
      }
      return factorySpace(effects, whitespaceAfter, 'gfmFootnoteDefinitionWhitespace')
    }
    return nok(code4)
  }
  function whitespaceAfter(code4) {
    return ok3(code4)
  }
}
function tokenizeDefinitionContinuation(effects, ok3, nok) {
  return effects.check(blankLine, ok3, effects.attempt(indent, ok3, nok))
}
function gfmFootnoteDefinitionEnd(effects) {
  effects.exit('gfmFootnoteDefinition')
}
function tokenizeIndent2(effects, ok3, nok) {
  const self2 = this
  return factorySpace(effects, afterPrefix, 'gfmFootnoteDefinitionIndent', 4 + 1)
  function afterPrefix(code4) {
    const tail = self2.events[self2.events.length - 1]
    return tail && tail[1].type === 'gfmFootnoteDefinitionIndent' && tail[2].sliceSerialize(tail[1], true).length === 4
      ? ok3(code4)
      : nok(code4)
  }
}

// node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
function gfmStrikethrough(options) {
  const options_ = options || {}
  let single = options_.singleTilde
  const tokenizer = {
    name: 'strikethrough',
    tokenize: tokenizeStrikethrough,
    resolveAll: resolveAllStrikethrough,
  }
  if (single === null || single === void 0) {
    single = true
  }
  return {
    text: {
      [126]: tokenizer,
    },
    insideSpan: {
      null: [tokenizer],
    },
    attentionMarkers: {
      null: [126],
    },
  }
  function resolveAllStrikethrough(events, context) {
    let index2 = -1
    while (++index2 < events.length) {
      if (
        events[index2][0] === 'enter' &&
        events[index2][1].type === 'strikethroughSequenceTemporary' &&
        events[index2][1]._close
      ) {
        let open = index2
        while (open--) {
          if (
            events[open][0] === 'exit' &&
            events[open][1].type === 'strikethroughSequenceTemporary' &&
            events[open][1]._open && // If the sizes are the same:
            events[index2][1].end.offset - events[index2][1].start.offset ===
              events[open][1].end.offset - events[open][1].start.offset
          ) {
            events[index2][1].type = 'strikethroughSequence'
            events[open][1].type = 'strikethroughSequence'
            const strikethrough2 = {
              type: 'strikethrough',
              start: Object.assign({}, events[open][1].start),
              end: Object.assign({}, events[index2][1].end),
            }
            const text8 = {
              type: 'strikethroughText',
              start: Object.assign({}, events[open][1].end),
              end: Object.assign({}, events[index2][1].start),
            }
            const nextEvents = [
              ['enter', strikethrough2, context],
              ['enter', events[open][1], context],
              ['exit', events[open][1], context],
              ['enter', text8, context],
            ]
            const insideSpan2 = context.parser.constructs.insideSpan.null
            if (insideSpan2) {
              splice(nextEvents, nextEvents.length, 0, resolveAll(insideSpan2, events.slice(open + 1, index2), context))
            }
            splice(nextEvents, nextEvents.length, 0, [
              ['exit', text8, context],
              ['enter', events[index2][1], context],
              ['exit', events[index2][1], context],
              ['exit', strikethrough2, context],
            ])
            splice(events, open - 1, index2 - open + 3, nextEvents)
            index2 = open + nextEvents.length - 2
            break
          }
        }
      }
    }
    index2 = -1
    while (++index2 < events.length) {
      if (events[index2][1].type === 'strikethroughSequenceTemporary') {
        events[index2][1].type = 'data'
      }
    }
    return events
  }
  function tokenizeStrikethrough(effects, ok3, nok) {
    const previous3 = this.previous
    const events = this.events
    let size = 0
    return start
    function start(code4) {
      if (previous3 === 126 && events[events.length - 1][1].type !== 'characterEscape') {
        return nok(code4)
      }
      effects.enter('strikethroughSequenceTemporary')
      return more(code4)
    }
    function more(code4) {
      const before = classifyCharacter(previous3)
      if (code4 === 126) {
        if (size > 1) return nok(code4)
        effects.consume(code4)
        size++
        return more
      }
      if (size < 2 && !single) return nok(code4)
      const token = effects.exit('strikethroughSequenceTemporary')
      const after = classifyCharacter(code4)
      token._open = !after || (after === 2 && Boolean(before))
      token._close = !before || (before === 2 && Boolean(after))
      return ok3(code4)
    }
  }
}

// node_modules/micromark-extension-gfm-table/lib/edit-map.js
var EditMap2 = class {
  /**
   * Create a new edit map.
   */
  constructor() {
    this.map = []
    this.index = /* @__PURE__ */ new Map()
  }
  /**
   * Create an edit: a remove and/or add at a certain place.
   *
   * @param {number} index
   *   Index at which to apply the edit.
   * @param {number} remove
   *   Count of items to remove at the index.
   * @param {Array<Event>} add
   *   Items to add at the index.
   * @returns {undefined}
   *   Nothing.
   */
  add(index2, remove, add) {
    addImplementation2(this, index2, remove, add)
  }
  // To do: add this when moving to `micromark`.
  // /**
  //  * Create an edit: but insert `add` before existing additions.
  //  *
  //  * @param {number} index
  //  * @param {number} remove
  //  * @param {Array<Event>} add
  //  * @returns {undefined}
  //  */
  // addBefore(index, remove, add) {
  //   addImplementation(this, index, remove, add, true)
  // }
  /**
   * Done, change the events.
   *
   * @param {Array<Event>} events
   *   List of events to apply the edits to.
   * @returns {undefined}
   *   Nothing.
   */
  consume(events) {
    this.map.sort(function (a, b) {
      return a[0] - b[0]
    })
    if (this.map.length === 0) {
      return
    }
    let index2 = this.map.length
    const vecs = []
    while (index2 > 0) {
      index2 -= 1
      vecs.push(events.slice(this.map[index2][0] + this.map[index2][1]), this.map[index2][2])
      events.length = this.map[index2][0]
    }
    vecs.push(events.slice())
    events.length = 0
    let slice = vecs.pop()
    while (slice) {
      for (const element3 of slice) {
        events.push(element3)
      }
      slice = vecs.pop()
    }
    this.map.length = 0
    this.index.clear()
  }
}
function addImplementation2(editMap, at, remove, add) {
  if (remove === 0 && add.length === 0) {
    return
  }
  const existing = editMap.index.get(at)
  if (existing) {
    existing[1] += remove
    existing[2].push(...add)
    return
  }
  const change = [at, remove, add]
  editMap.map.push(change)
  editMap.index.set(at, change)
}

// node_modules/micromark-extension-gfm-table/lib/infer.js
function gfmTableAlign(events, index2) {
  let inDelimiterRow = false
  const align = []
  while (index2 < events.length) {
    const event = events[index2]
    if (inDelimiterRow) {
      if (event[0] === 'enter') {
        if (event[1].type === 'tableContent') {
          align.push(events[index2 + 1][1].type === 'tableDelimiterMarker' ? 'left' : 'none')
        }
      } else if (event[1].type === 'tableContent') {
        if (events[index2 - 1][1].type === 'tableDelimiterMarker') {
          const alignIndex = align.length - 1
          align[alignIndex] = align[alignIndex] === 'left' ? 'center' : 'right'
        }
      } else if (event[1].type === 'tableDelimiterRow') {
        break
      }
    } else if (event[0] === 'enter' && event[1].type === 'tableDelimiterRow') {
      inDelimiterRow = true
    }
    index2 += 1
  }
  return align
}

// node_modules/micromark-extension-gfm-table/lib/syntax.js
function gfmTable() {
  return {
    flow: {
      null: {
        name: 'table',
        tokenize: tokenizeTable,
        resolveAll: resolveTable,
      },
    },
  }
}
function tokenizeTable(effects, ok3, nok) {
  const self2 = this
  let size = 0
  let sizeB = 0
  let seen
  return start
  function start(code4) {
    let index2 = self2.events.length - 1
    while (index2 > -1) {
      const { type } = self2.events[index2][1]
      if (
        type === 'lineEnding' || // Note: markdown-rs uses `whitespace` instead of `linePrefix`
        type === 'linePrefix'
      ) {
        index2--
      } else {
        break
      }
    }
    const tail = index2 > -1 ? self2.events[index2][1].type : null
    const next = tail === 'tableHead' || tail === 'tableRow' ? bodyRowStart : headRowBefore
    if (next === bodyRowStart && self2.parser.lazy[self2.now().line]) {
      return nok(code4)
    }
    return next(code4)
  }
  function headRowBefore(code4) {
    effects.enter('tableHead')
    effects.enter('tableRow')
    return headRowStart(code4)
  }
  function headRowStart(code4) {
    if (code4 === 124) {
      return headRowBreak(code4)
    }
    seen = true
    sizeB += 1
    return headRowBreak(code4)
  }
  function headRowBreak(code4) {
    if (code4 === null) {
      return nok(code4)
    }
    if (markdownLineEnding(code4)) {
      if (sizeB > 1) {
        sizeB = 0
        self2.interrupt = true
        effects.exit('tableRow')
        effects.enter('lineEnding')
        effects.consume(code4)
        effects.exit('lineEnding')
        return headDelimiterStart
      }
      return nok(code4)
    }
    if (markdownSpace(code4)) {
      return factorySpace(effects, headRowBreak, 'whitespace')(code4)
    }
    sizeB += 1
    if (seen) {
      seen = false
      size += 1
    }
    if (code4 === 124) {
      effects.enter('tableCellDivider')
      effects.consume(code4)
      effects.exit('tableCellDivider')
      seen = true
      return headRowBreak
    }
    effects.enter('data')
    return headRowData(code4)
  }
  function headRowData(code4) {
    if (code4 === null || code4 === 124 || markdownLineEndingOrSpace(code4)) {
      effects.exit('data')
      return headRowBreak(code4)
    }
    effects.consume(code4)
    return code4 === 92 ? headRowEscape : headRowData
  }
  function headRowEscape(code4) {
    if (code4 === 92 || code4 === 124) {
      effects.consume(code4)
      return headRowData
    }
    return headRowData(code4)
  }
  function headDelimiterStart(code4) {
    self2.interrupt = false
    if (self2.parser.lazy[self2.now().line]) {
      return nok(code4)
    }
    effects.enter('tableDelimiterRow')
    seen = false
    if (markdownSpace(code4)) {
      return factorySpace(
        effects,
        headDelimiterBefore,
        'linePrefix',
        self2.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4,
      )(code4)
    }
    return headDelimiterBefore(code4)
  }
  function headDelimiterBefore(code4) {
    if (code4 === 45 || code4 === 58) {
      return headDelimiterValueBefore(code4)
    }
    if (code4 === 124) {
      seen = true
      effects.enter('tableCellDivider')
      effects.consume(code4)
      effects.exit('tableCellDivider')
      return headDelimiterCellBefore
    }
    return headDelimiterNok(code4)
  }
  function headDelimiterCellBefore(code4) {
    if (markdownSpace(code4)) {
      return factorySpace(effects, headDelimiterValueBefore, 'whitespace')(code4)
    }
    return headDelimiterValueBefore(code4)
  }
  function headDelimiterValueBefore(code4) {
    if (code4 === 58) {
      sizeB += 1
      seen = true
      effects.enter('tableDelimiterMarker')
      effects.consume(code4)
      effects.exit('tableDelimiterMarker')
      return headDelimiterLeftAlignmentAfter
    }
    if (code4 === 45) {
      sizeB += 1
      return headDelimiterLeftAlignmentAfter(code4)
    }
    if (code4 === null || markdownLineEnding(code4)) {
      return headDelimiterCellAfter(code4)
    }
    return headDelimiterNok(code4)
  }
  function headDelimiterLeftAlignmentAfter(code4) {
    if (code4 === 45) {
      effects.enter('tableDelimiterFiller')
      return headDelimiterFiller(code4)
    }
    return headDelimiterNok(code4)
  }
  function headDelimiterFiller(code4) {
    if (code4 === 45) {
      effects.consume(code4)
      return headDelimiterFiller
    }
    if (code4 === 58) {
      seen = true
      effects.exit('tableDelimiterFiller')
      effects.enter('tableDelimiterMarker')
      effects.consume(code4)
      effects.exit('tableDelimiterMarker')
      return headDelimiterRightAlignmentAfter
    }
    effects.exit('tableDelimiterFiller')
    return headDelimiterRightAlignmentAfter(code4)
  }
  function headDelimiterRightAlignmentAfter(code4) {
    if (markdownSpace(code4)) {
      return factorySpace(effects, headDelimiterCellAfter, 'whitespace')(code4)
    }
    return headDelimiterCellAfter(code4)
  }
  function headDelimiterCellAfter(code4) {
    if (code4 === 124) {
      return headDelimiterBefore(code4)
    }
    if (code4 === null || markdownLineEnding(code4)) {
      if (!seen || size !== sizeB) {
        return headDelimiterNok(code4)
      }
      effects.exit('tableDelimiterRow')
      effects.exit('tableHead')
      return ok3(code4)
    }
    return headDelimiterNok(code4)
  }
  function headDelimiterNok(code4) {
    return nok(code4)
  }
  function bodyRowStart(code4) {
    effects.enter('tableRow')
    return bodyRowBreak(code4)
  }
  function bodyRowBreak(code4) {
    if (code4 === 124) {
      effects.enter('tableCellDivider')
      effects.consume(code4)
      effects.exit('tableCellDivider')
      return bodyRowBreak
    }
    if (code4 === null || markdownLineEnding(code4)) {
      effects.exit('tableRow')
      return ok3(code4)
    }
    if (markdownSpace(code4)) {
      return factorySpace(effects, bodyRowBreak, 'whitespace')(code4)
    }
    effects.enter('data')
    return bodyRowData(code4)
  }
  function bodyRowData(code4) {
    if (code4 === null || code4 === 124 || markdownLineEndingOrSpace(code4)) {
      effects.exit('data')
      return bodyRowBreak(code4)
    }
    effects.consume(code4)
    return code4 === 92 ? bodyRowEscape : bodyRowData
  }
  function bodyRowEscape(code4) {
    if (code4 === 92 || code4 === 124) {
      effects.consume(code4)
      return bodyRowData
    }
    return bodyRowData(code4)
  }
}
function resolveTable(events, context) {
  let index2 = -1
  let inFirstCellAwaitingPipe = true
  let rowKind = 0
  let lastCell = [0, 0, 0, 0]
  let cell = [0, 0, 0, 0]
  let afterHeadAwaitingFirstBodyRow = false
  let lastTableEnd = 0
  let currentTable
  let currentBody
  let currentCell
  const map3 = new EditMap2()
  while (++index2 < events.length) {
    const event = events[index2]
    const token = event[1]
    if (event[0] === 'enter') {
      if (token.type === 'tableHead') {
        afterHeadAwaitingFirstBodyRow = false
        if (lastTableEnd !== 0) {
          flushTableEnd(map3, context, lastTableEnd, currentTable, currentBody)
          currentBody = void 0
          lastTableEnd = 0
        }
        currentTable = {
          type: 'table',
          start: Object.assign({}, token.start),
          // Note: correct end is set later.
          end: Object.assign({}, token.end),
        }
        map3.add(index2, 0, [['enter', currentTable, context]])
      } else if (token.type === 'tableRow' || token.type === 'tableDelimiterRow') {
        inFirstCellAwaitingPipe = true
        currentCell = void 0
        lastCell = [0, 0, 0, 0]
        cell = [0, index2 + 1, 0, 0]
        if (afterHeadAwaitingFirstBodyRow) {
          afterHeadAwaitingFirstBodyRow = false
          currentBody = {
            type: 'tableBody',
            start: Object.assign({}, token.start),
            // Note: correct end is set later.
            end: Object.assign({}, token.end),
          }
          map3.add(index2, 0, [['enter', currentBody, context]])
        }
        rowKind = token.type === 'tableDelimiterRow' ? 2 : currentBody ? 3 : 1
      } else if (
        rowKind &&
        (token.type === 'data' || token.type === 'tableDelimiterMarker' || token.type === 'tableDelimiterFiller')
      ) {
        inFirstCellAwaitingPipe = false
        if (cell[2] === 0) {
          if (lastCell[1] !== 0) {
            cell[0] = cell[1]
            currentCell = flushCell(map3, context, lastCell, rowKind, void 0, currentCell)
            lastCell = [0, 0, 0, 0]
          }
          cell[2] = index2
        }
      } else if (token.type === 'tableCellDivider') {
        if (inFirstCellAwaitingPipe) {
          inFirstCellAwaitingPipe = false
        } else {
          if (lastCell[1] !== 0) {
            cell[0] = cell[1]
            currentCell = flushCell(map3, context, lastCell, rowKind, void 0, currentCell)
          }
          lastCell = cell
          cell = [lastCell[1], index2, 0, 0]
        }
      }
    } else if (token.type === 'tableHead') {
      afterHeadAwaitingFirstBodyRow = true
      lastTableEnd = index2
    } else if (token.type === 'tableRow' || token.type === 'tableDelimiterRow') {
      lastTableEnd = index2
      if (lastCell[1] !== 0) {
        cell[0] = cell[1]
        currentCell = flushCell(map3, context, lastCell, rowKind, index2, currentCell)
      } else if (cell[1] !== 0) {
        currentCell = flushCell(map3, context, cell, rowKind, index2, currentCell)
      }
      rowKind = 0
    } else if (
      rowKind &&
      (token.type === 'data' || token.type === 'tableDelimiterMarker' || token.type === 'tableDelimiterFiller')
    ) {
      cell[3] = index2
    }
  }
  if (lastTableEnd !== 0) {
    flushTableEnd(map3, context, lastTableEnd, currentTable, currentBody)
  }
  map3.consume(context.events)
  index2 = -1
  while (++index2 < context.events.length) {
    const event = context.events[index2]
    if (event[0] === 'enter' && event[1].type === 'table') {
      event[1]._align = gfmTableAlign(context.events, index2)
    }
  }
  return events
}
function flushCell(map3, context, range, rowKind, rowEnd, previousCell) {
  const groupName = rowKind === 1 ? 'tableHeader' : rowKind === 2 ? 'tableDelimiter' : 'tableData'
  const valueName = 'tableContent'
  if (range[0] !== 0) {
    previousCell.end = Object.assign({}, getPoint(context.events, range[0]))
    map3.add(range[0], 0, [['exit', previousCell, context]])
  }
  const now = getPoint(context.events, range[1])
  previousCell = {
    type: groupName,
    start: Object.assign({}, now),
    // Note: correct end is set later.
    end: Object.assign({}, now),
  }
  map3.add(range[1], 0, [['enter', previousCell, context]])
  if (range[2] !== 0) {
    const relatedStart = getPoint(context.events, range[2])
    const relatedEnd = getPoint(context.events, range[3])
    const valueToken = {
      type: valueName,
      start: Object.assign({}, relatedStart),
      end: Object.assign({}, relatedEnd),
    }
    map3.add(range[2], 0, [['enter', valueToken, context]])
    if (rowKind !== 2) {
      const start = context.events[range[2]]
      const end = context.events[range[3]]
      start[1].end = Object.assign({}, end[1].end)
      start[1].type = 'chunkText'
      start[1].contentType = 'text'
      if (range[3] > range[2] + 1) {
        const a = range[2] + 1
        const b = range[3] - range[2] - 1
        map3.add(a, b, [])
      }
    }
    map3.add(range[3] + 1, 0, [['exit', valueToken, context]])
  }
  if (rowEnd !== void 0) {
    previousCell.end = Object.assign({}, getPoint(context.events, rowEnd))
    map3.add(rowEnd, 0, [['exit', previousCell, context]])
    previousCell = void 0
  }
  return previousCell
}
function flushTableEnd(map3, context, index2, table2, tableBody) {
  const exits = []
  const related = getPoint(context.events, index2)
  if (tableBody) {
    tableBody.end = Object.assign({}, related)
    exits.push(['exit', tableBody, context])
  }
  table2.end = Object.assign({}, related)
  exits.push(['exit', table2, context])
  map3.add(index2 + 1, 0, exits)
}
function getPoint(events, index2) {
  const event = events[index2]
  const side = event[0] === 'enter' ? 'start' : 'end'
  return event[1][side]
}

// node_modules/micromark-extension-gfm-task-list-item/lib/syntax.js
var tasklistCheck = {
  name: 'tasklistCheck',
  tokenize: tokenizeTasklistCheck,
}
function gfmTaskListItem() {
  return {
    text: {
      [91]: tasklistCheck,
    },
  }
}
function tokenizeTasklistCheck(effects, ok3, nok) {
  const self2 = this
  return open
  function open(code4) {
    if (
      // Exit if there’s stuff before.
      self2.previous !== null || // Exit if not in the first content that is the first child of a list
      // item.
      !self2._gfmTasklistFirstContentOfListItem
    ) {
      return nok(code4)
    }
    effects.enter('taskListCheck')
    effects.enter('taskListCheckMarker')
    effects.consume(code4)
    effects.exit('taskListCheckMarker')
    return inside
  }
  function inside(code4) {
    if (markdownLineEndingOrSpace(code4)) {
      effects.enter('taskListCheckValueUnchecked')
      effects.consume(code4)
      effects.exit('taskListCheckValueUnchecked')
      return close
    }
    if (code4 === 88 || code4 === 120) {
      effects.enter('taskListCheckValueChecked')
      effects.consume(code4)
      effects.exit('taskListCheckValueChecked')
      return close
    }
    return nok(code4)
  }
  function close(code4) {
    if (code4 === 93) {
      effects.enter('taskListCheckMarker')
      effects.consume(code4)
      effects.exit('taskListCheckMarker')
      effects.exit('taskListCheck')
      return after
    }
    return nok(code4)
  }
  function after(code4) {
    if (markdownLineEnding(code4)) {
      return ok3(code4)
    }
    if (markdownSpace(code4)) {
      return effects.check(
        {
          tokenize: spaceThenNonSpace,
        },
        ok3,
        nok,
      )(code4)
    }
    return nok(code4)
  }
}
function spaceThenNonSpace(effects, ok3, nok) {
  return factorySpace(effects, after, 'whitespace')
  function after(code4) {
    return code4 === null ? nok(code4) : ok3(code4)
  }
}

// node_modules/micromark-extension-gfm/index.js
function gfm(options) {
  return combineExtensions([
    gfmAutolinkLiteral(),
    gfmFootnote(),
    gfmStrikethrough(options),
    gfmTable(),
    gfmTaskListItem(),
  ])
}

// node_modules/remark-gfm/lib/index.js
var emptyOptions3 = {}
function remarkGfm(options) {
  const self2 =
    /** @type {Processor<Root>} */
    this
  const settings = options || emptyOptions3
  const data = self2.data()
  const micromarkExtensions = data.micromarkExtensions || (data.micromarkExtensions = [])
  const fromMarkdownExtensions = data.fromMarkdownExtensions || (data.fromMarkdownExtensions = [])
  const toMarkdownExtensions = data.toMarkdownExtensions || (data.toMarkdownExtensions = [])
  micromarkExtensions.push(gfm(settings))
  fromMarkdownExtensions.push(gfmFromMarkdown())
  toMarkdownExtensions.push(gfmToMarkdown(settings))
}

// node_modules/micromark/lib/initialize/content.js
var content2 = {
  tokenize: initializeContent,
}
function initializeContent(effects) {
  const contentStart = effects.attempt(
    this.parser.constructs.contentInitial,
    afterContentStartConstruct,
    paragraphInitial,
  )
  let previous3
  return contentStart
  function afterContentStartConstruct(code4) {
    if (code4 === null) {
      effects.consume(code4)
      return
    }
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    return factorySpace(effects, contentStart, 'linePrefix')
  }
  function paragraphInitial(code4) {
    effects.enter('paragraph')
    return lineStart(code4)
  }
  function lineStart(code4) {
    const token = effects.enter('chunkText', {
      contentType: 'text',
      previous: previous3,
    })
    if (previous3) {
      previous3.next = token
    }
    previous3 = token
    return data(code4)
  }
  function data(code4) {
    if (code4 === null) {
      effects.exit('chunkText')
      effects.exit('paragraph')
      effects.consume(code4)
      return
    }
    if (markdownLineEnding(code4)) {
      effects.consume(code4)
      effects.exit('chunkText')
      return lineStart
    }
    effects.consume(code4)
    return data
  }
}

// node_modules/micromark/lib/initialize/document.js
var document = {
  tokenize: initializeDocument,
}
var containerConstruct = {
  tokenize: tokenizeContainer,
}
function initializeDocument(effects) {
  const self2 = this
  const stack = []
  let continued = 0
  let childFlow
  let childToken
  let lineStartOffset
  return start
  function start(code4) {
    if (continued < stack.length) {
      const item = stack[continued]
      self2.containerState = item[1]
      return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code4)
    }
    return checkNewContainers(code4)
  }
  function documentContinue(code4) {
    continued++
    if (self2.containerState._closeFlow) {
      self2.containerState._closeFlow = void 0
      if (childFlow) {
        closeFlow()
      }
      const indexBeforeExits = self2.events.length
      let indexBeforeFlow = indexBeforeExits
      let point4
      while (indexBeforeFlow--) {
        if (self2.events[indexBeforeFlow][0] === 'exit' && self2.events[indexBeforeFlow][1].type === 'chunkFlow') {
          point4 = self2.events[indexBeforeFlow][1].end
          break
        }
      }
      exitContainers(continued)
      let index2 = indexBeforeExits
      while (index2 < self2.events.length) {
        self2.events[index2][1].end = {
          ...point4,
        }
        index2++
      }
      const editMap = new EditMap()
      editMap.add(indexBeforeFlow + 1, 0, self2.events.slice(indexBeforeExits))
      editMap.add(indexBeforeExits, index2 - indexBeforeExits, [])
      editMap.consume(self2.events)
      return checkNewContainers(code4)
    }
    return start(code4)
  }
  function checkNewContainers(code4) {
    if (continued === stack.length) {
      if (!childFlow) {
        return documentContinued(code4)
      }
      if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) {
        return flowStart(code4)
      }
      self2.interrupt = Boolean(childFlow.currentConstruct && !childFlow._gfmTableDynamicInterruptHack)
    }
    self2.containerState = {}
    return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code4)
  }
  function thereIsANewContainer(code4) {
    if (childFlow) {
      closeFlow()
    }
    exitContainers(continued)
    return documentContinued(code4)
  }
  function thereIsNoNewContainer(code4) {
    self2.parser.lazy[self2.now().line] = continued !== stack.length
    lineStartOffset = self2.now().offset
    return flowStart(code4)
  }
  function documentContinued(code4) {
    self2.containerState = {}
    return effects.attempt(containerConstruct, containerContinue, flowStart)(code4)
  }
  function containerContinue(code4) {
    continued++
    stack.push([self2.currentConstruct, self2.containerState])
    return documentContinued(code4)
  }
  function flowStart(code4) {
    if (code4 === null) {
      if (childFlow) {
        closeFlow()
      }
      exitContainers(0)
      effects.consume(code4)
      return
    }
    childFlow = childFlow || self2.parser.flow(self2.now())
    effects.enter('chunkFlow', {
      _tokenizer: childFlow,
      contentType: 'flow',
      previous: childToken,
    })
    return flowContinue(code4)
  }
  function flowContinue(code4) {
    if (code4 === null) {
      writeToChild(effects.exit('chunkFlow'), true)
      exitContainers(0)
      effects.consume(code4)
      return
    }
    if (markdownLineEnding(code4)) {
      effects.consume(code4)
      writeToChild(effects.exit('chunkFlow'))
      continued = 0
      self2.interrupt = void 0
      return start
    }
    effects.consume(code4)
    return flowContinue
  }
  function writeToChild(token, endOfFile) {
    const stream = self2.sliceStream(token)
    if (endOfFile) {
      stream.push(null)
    }
    token.previous = childToken
    if (childToken) {
      childToken.next = token
    }
    childToken = token
    childFlow.defineSkip(token.start)
    childFlow.write(stream)
    if (self2.parser.lazy[token.start.line]) {
      let index2 = childFlow.events.length
      while (index2--) {
        if (
          // The token starts before the line ending…
          childFlow.events[index2][1].start.offset < lineStartOffset && // …and either is not ended yet…
          (!childFlow.events[index2][1].end || // …or ends after it.
            childFlow.events[index2][1].end.offset > lineStartOffset)
        ) {
          return
        }
      }
      const indexBeforeExits = self2.events.length
      let indexBeforeFlow = indexBeforeExits
      let seen
      let point4
      while (indexBeforeFlow--) {
        if (self2.events[indexBeforeFlow][0] === 'exit' && self2.events[indexBeforeFlow][1].type === 'chunkFlow') {
          if (seen) {
            point4 = self2.events[indexBeforeFlow][1].end
            break
          }
          seen = true
        }
      }
      exitContainers(continued)
      index2 = indexBeforeExits
      while (index2 < self2.events.length) {
        self2.events[index2][1].end = {
          ...point4,
        }
        index2++
      }
      const editMap = new EditMap()
      editMap.add(indexBeforeFlow + 1, 0, self2.events.slice(indexBeforeExits))
      editMap.add(indexBeforeExits, index2 - indexBeforeExits, [])
      editMap.consume(self2.events)
    }
  }
  function exitContainers(size) {
    let index2 = stack.length
    while (index2-- > size) {
      const entry = stack[index2]
      self2.containerState = entry[1]
      entry[0].exit.call(self2, effects)
    }
    stack.length = size
  }
  function closeFlow() {
    childFlow.write([null])
    childToken = void 0
    childFlow = void 0
    self2.containerState._closeFlow = void 0
  }
}
function tokenizeContainer(effects, ok3, nok) {
  return factorySpace(
    effects,
    effects.attempt(this.parser.constructs.document, ok3, nok),
    'linePrefix',
    this.parser.constructs.disable.null.includes('codeIndented') ? void 0 : 4,
  )
}

// node_modules/micromark/lib/initialize/flow.js
var flow = {
  tokenize: initializeFlow,
}
function initializeFlow(effects) {
  const self2 = this
  const initial = effects.attempt(
    // Try to parse a blank line.
    blankLine,
    atBlankEnding,
    // Try to parse initial flow (essentially, only code).
    effects.attempt(
      this.parser.constructs.flowInitial,
      afterConstruct,
      factorySpace(
        effects,
        effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content, afterConstruct)),
        'linePrefix',
      ),
    ),
  )
  return initial
  function atBlankEnding(code4) {
    if (code4 === null) {
      effects.consume(code4)
      return
    }
    effects.enter('lineEndingBlank')
    effects.consume(code4)
    effects.exit('lineEndingBlank')
    self2.currentConstruct = void 0
    return initial
  }
  function afterConstruct(code4) {
    if (code4 === null) {
      effects.consume(code4)
      return
    }
    effects.enter('lineEnding')
    effects.consume(code4)
    effects.exit('lineEnding')
    self2.currentConstruct = void 0
    return initial
  }
}

// node_modules/micromark/lib/initialize/text.js
var resolver = {
  resolveAll: createResolver(),
}
var string = initializeFactory('string')
var text5 = initializeFactory('text')
function initializeFactory(field) {
  return {
    resolveAll: createResolver(field === 'text' ? resolveAllLineSuffixes : void 0),
    tokenize: initializeText,
  }
  function initializeText(effects) {
    const self2 = this
    const constructs2 = this.parser.constructs[field]
    const text8 = effects.attempt(constructs2, start, notText)
    return start
    function start(code4) {
      return atBreak(code4) ? text8(code4) : notText(code4)
    }
    function notText(code4) {
      if (code4 === null) {
        effects.consume(code4)
        return
      }
      effects.enter('data')
      effects.consume(code4)
      return data
    }
    function data(code4) {
      if (atBreak(code4)) {
        effects.exit('data')
        return text8(code4)
      }
      effects.consume(code4)
      return data
    }
    function atBreak(code4) {
      if (code4 === null) {
        return true
      }
      const list4 = constructs2[code4]
      let index2 = -1
      if (list4) {
        while (++index2 < list4.length) {
          const item = list4[index2]
          if (!item.previous || item.previous.call(self2, self2.previous)) {
            return true
          }
        }
      }
      return false
    }
  }
}
function createResolver(extraResolver) {
  return resolveAllText
  function resolveAllText(events, context) {
    let index2 = -1
    let enter
    while (++index2 <= events.length) {
      if (enter === void 0) {
        if (events[index2] && events[index2][1].type === 'data') {
          enter = index2
          index2++
        }
      } else if (!events[index2] || events[index2][1].type !== 'data') {
        if (index2 !== enter + 2) {
          events[enter][1].end = events[index2 - 1][1].end
          events.splice(enter + 2, index2 - enter - 2)
          index2 = enter + 2
        }
        enter = void 0
      }
    }
    return extraResolver ? extraResolver(events, context) : events
  }
}
function resolveAllLineSuffixes(events, context) {
  const editMap = new EditMap()
  let eventIndex = 0
  while (++eventIndex <= events.length) {
    if (
      (eventIndex === events.length || events[eventIndex][1].type === 'lineEnding') &&
      events[eventIndex - 1][1].type === 'data'
    ) {
      const data = events[eventIndex - 1][1]
      const chunks = context.sliceStream(data)
      let index2 = chunks.length
      let bufferIndex = -1
      let size = 0
      let tabs
      while (index2--) {
        const chunk = chunks[index2]
        if (typeof chunk === 'string') {
          bufferIndex = chunk.length
          while (chunk.charCodeAt(bufferIndex - 1) === 32) {
            size++
            bufferIndex--
          }
          if (bufferIndex) {
            break
          }
          bufferIndex = -1
        } else if (chunk === -2) {
          tabs = true
          size++
        } else if (chunk === -1) {
        } else {
          index2++
          break
        }
      }
      if (context._contentTypeTextTrailing && eventIndex === events.length) {
        size = 0
      }
      if (size) {
        const token = {
          type: eventIndex === events.length || tabs || size < 2 ? 'lineSuffix' : 'hardBreakTrailing',
          start: {
            _bufferIndex: index2 ? bufferIndex : data.start._bufferIndex + bufferIndex,
            _index: data.start._index + index2,
            line: data.end.line,
            column: data.end.column - size,
            offset: data.end.offset - size,
          },
          end: {
            ...data.end,
          },
        }
        data.end = {
          ...token.start,
        }
        if (data.start.offset === data.end.offset) {
          Object.assign(data, token)
        } else {
          editMap.add(eventIndex, 0, [
            ['enter', token, context],
            ['exit', token, context],
          ])
        }
      }
      eventIndex++
    }
  }
  editMap.consume(events)
  return events
}

// node_modules/micromark/lib/constructs.js
var constructs_exports = {}
__export(constructs_exports, {
  attentionMarkers: () => attentionMarkers,
  contentInitial: () => contentInitial,
  disable: () => disable,
  document: () => document2,
  flow: () => flow2,
  flowInitial: () => flowInitial,
  insideSpan: () => insideSpan,
  string: () => string2,
  text: () => text6,
})
var document2 = {
  [42]: list2,
  [43]: list2,
  [45]: list2,
  [48]: list2,
  [49]: list2,
  [50]: list2,
  [51]: list2,
  [52]: list2,
  [53]: list2,
  [54]: list2,
  [55]: list2,
  [56]: list2,
  [57]: list2,
  [62]: blockQuote,
}
var contentInitial = {
  [91]: definition2,
}
var flowInitial = {
  [-2]: codeIndented,
  [-1]: codeIndented,
  [32]: codeIndented,
}
var flow2 = {
  [35]: headingAtx,
  [42]: thematicBreak2,
  [45]: [setextUnderline, thematicBreak2],
  [60]: htmlFlow,
  [61]: setextUnderline,
  [95]: thematicBreak2,
  [96]: codeFenced,
  [126]: codeFenced,
}
var string2 = {
  [38]: characterReference,
  [92]: characterEscape,
}
var text6 = {
  [-5]: lineEnding,
  [-4]: lineEnding,
  [-3]: lineEnding,
  [33]: labelStartImage,
  [38]: characterReference,
  [42]: attention3,
  [60]: [autolink, htmlText],
  [91]: labelStartLink,
  [92]: [hardBreakEscape, characterEscape],
  [93]: labelEnd,
  [95]: attention3,
  [96]: codeText,
}
var insideSpan = {
  null: [attention3, resolver],
}
var attentionMarkers = {
  null: [42, 95],
}
var disable = {
  null: [],
}

// node_modules/micromark/lib/create-tokenizer.js
function createTokenizer(parser, initialize, from) {
  let point4 = {
    _bufferIndex: -1,
    _index: 0,
    line: (from && from.line) || 1,
    column: (from && from.column) || 1,
    offset: (from && from.offset) || 0,
  }
  const columnStart = {}
  const resolveAllConstructs = []
  let chunks = []
  let stack = []
  let consumed = true
  const effects = {
    attempt: constructFactory(onsuccessfulconstruct),
    check: constructFactory(onsuccessfulcheck),
    consume,
    enter,
    exit: exit3,
    interrupt: constructFactory(onsuccessfulcheck, {
      interrupt: true,
    }),
  }
  const context = {
    code: null,
    containerState: {},
    defineSkip,
    events: [],
    now,
    parser,
    previous: null,
    sliceSerialize,
    sliceStream,
    write,
  }
  let state = initialize.tokenize.call(context, effects)
  let expectedCode
  if (initialize.resolveAll) {
    resolveAllConstructs.push(initialize)
  }
  return context
  function write(slice) {
    chunks = push(chunks, slice)
    main()
    if (chunks[chunks.length - 1] !== null) {
      return []
    }
    addResult(initialize, 0)
    context.events = resolveAll(resolveAllConstructs, context.events, context)
    return context.events
  }
  function sliceSerialize(token, expandTabs) {
    return serializeChunks(sliceStream(token), expandTabs)
  }
  function sliceStream(token) {
    return sliceChunks(chunks, token)
  }
  function now() {
    const { _bufferIndex, _index, line, column, offset } = point4
    return {
      _bufferIndex,
      _index,
      line,
      column,
      offset,
    }
  }
  function defineSkip(value) {
    columnStart[value.line] = value.column
    accountForPotentialSkip()
  }
  function main() {
    while (point4._index < chunks.length) {
      const chunk = chunks[point4._index]
      if (typeof chunk === 'string') {
        const chunkIndex = point4._index
        if (point4._bufferIndex < 0) {
          point4._bufferIndex = 0
        }
        while (point4._index === chunkIndex && point4._bufferIndex < chunk.length) {
          go(chunk.charCodeAt(point4._bufferIndex))
        }
      } else {
        go(chunk)
      }
    }
  }
  function go(code4) {
    consumed = void 0
    expectedCode = code4
    state = state(code4)
  }
  function consume(code4) {
    if (markdownLineEnding(code4)) {
      point4.line++
      point4.column = 1
      point4.offset += code4 === -3 ? 2 : 1
      accountForPotentialSkip()
    } else if (code4 !== -1) {
      point4.column++
      point4.offset++
    }
    if (point4._bufferIndex < 0) {
      point4._index++
    } else {
      point4._bufferIndex++
      if (
        point4._bufferIndex === // Points w/ non-negative `_bufferIndex` reference
        // strings.
        /** @type {string} */
        chunks[point4._index].length
      ) {
        point4._bufferIndex = -1
        point4._index++
      }
    }
    context.previous = code4
    consumed = true
  }
  function enter(type, fields) {
    const token = fields || {}
    token.type = type
    token.start = now()
    context.events.push(['enter', token, context])
    stack.push(token)
    return token
  }
  function exit3(type) {
    const token = stack.pop()
    token.end = now()
    context.events.push(['exit', token, context])
    return token
  }
  function onsuccessfulconstruct(construct, info) {
    addResult(construct, info.from)
  }
  function onsuccessfulcheck(_, info) {
    info.restore()
  }
  function constructFactory(onreturn, fields) {
    return hook
    function hook(constructs2, returnState, bogusState) {
      let listOfConstructs
      let constructIndex
      let currentConstruct
      let info
      return Array.isArray(constructs2)
        ? /* c8 ignore next 1 */
          handleListOfConstructs(constructs2)
        : 'tokenize' in constructs2
          ? // Looks like a construct.
            handleListOfConstructs([
              /** @type {Construct} */
              constructs2,
            ])
          : handleMapOfConstructs(constructs2)
      function handleMapOfConstructs(map3) {
        return start
        function start(code4) {
          const left = code4 !== null && map3[code4]
          const all3 = code4 !== null && map3.null
          const list4 = [
            // To do: add more extension tests.
            /* c8 ignore next 2 */
            ...(Array.isArray(left) ? left : left ? [left] : []),
            ...(Array.isArray(all3) ? all3 : all3 ? [all3] : []),
          ]
          return handleListOfConstructs(list4)(code4)
        }
      }
      function handleListOfConstructs(list4) {
        listOfConstructs = list4
        constructIndex = 0
        if (list4.length === 0) {
          return bogusState
        }
        return handleConstruct(list4[constructIndex])
      }
      function handleConstruct(construct) {
        return start
        function start(code4) {
          info = store()
          currentConstruct = construct
          if (!construct.partial) {
            context.currentConstruct = construct
          }
          if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) {
            return nok(code4)
          }
          return construct.tokenize.call(
            // If we do have fields, create an object w/ `context` as its
            // prototype.
            // This allows a “live binding”, which is needed for `interrupt`.
            fields ? Object.assign(Object.create(context), fields) : context,
            effects,
            ok3,
            nok,
          )(code4)
        }
      }
      function ok3(code4) {
        consumed = true
        onreturn(currentConstruct, info)
        return returnState
      }
      function nok(code4) {
        consumed = true
        info.restore()
        if (++constructIndex < listOfConstructs.length) {
          return handleConstruct(listOfConstructs[constructIndex])
        }
        return bogusState
      }
    }
  }
  function addResult(construct, from2) {
    if (construct.resolveAll && !resolveAllConstructs.includes(construct)) {
      resolveAllConstructs.push(construct)
    }
    if (construct.resolve) {
      splice(
        context.events,
        from2,
        context.events.length - from2,
        construct.resolve(context.events.slice(from2), context),
      )
    }
    if (construct.resolveTo) {
      context.events = construct.resolveTo(context.events, context)
    }
  }
  function store() {
    const startPoint = now()
    const startPrevious = context.previous
    const startCurrentConstruct = context.currentConstruct
    const startEventsIndex = context.events.length
    const startStack = Array.from(stack)
    return {
      from: startEventsIndex,
      restore,
    }
    function restore() {
      point4 = startPoint
      context.previous = startPrevious
      context.currentConstruct = startCurrentConstruct
      context.events.length = startEventsIndex
      stack = startStack
      accountForPotentialSkip()
    }
  }
  function accountForPotentialSkip() {
    if (point4.line in columnStart && point4.column < 2) {
      point4.column = columnStart[point4.line]
      point4.offset += columnStart[point4.line] - 1
    }
  }
}
function sliceChunks(chunks, token) {
  const startIndex = token.start._index
  const startBufferIndex = token.start._bufferIndex
  const endIndex = token.end._index
  const endBufferIndex = token.end._bufferIndex
  let view
  if (startIndex === endIndex) {
    view = [chunks[startIndex].slice(startBufferIndex, endBufferIndex)]
  } else {
    view = chunks.slice(startIndex, endIndex)
    if (startBufferIndex > -1) {
      const head2 = view[0]
      if (typeof head2 === 'string') {
        view[0] = head2.slice(startBufferIndex)
      } else {
        view.shift()
      }
    }
    if (endBufferIndex > 0) {
      view.push(chunks[endIndex].slice(0, endBufferIndex))
    }
  }
  return view
}
function serializeChunks(chunks, expandTabs) {
  let index2 = -1
  const result = []
  let atTab
  while (++index2 < chunks.length) {
    const chunk = chunks[index2]
    let value
    if (typeof chunk === 'string') {
      value = chunk
    } else {
      switch (chunk) {
        case -5: {
          value = '\r'
          break
        }
        case -4: {
          value = '\n'
          break
        }
        case -3: {
          value = '\r\n'
          break
        }
        case -2: {
          value = expandTabs ? ' ' : '	'
          break
        }
        case -1: {
          if (!expandTabs && atTab) {
            continue
          }
          value = ' '
          break
        }
        default: {
          value = String.fromCharCode(chunk)
        }
      }
    }
    atTab = chunk === -2
    result.push(value)
  }
  return result.join('')
}

// node_modules/micromark/lib/parse.js
function parse(options) {
  const settings = options || {}
  const constructs2 =
    /** @type {FullNormalizedExtension} */
    combineExtensions([constructs_exports, ...(settings.extensions || [])])
  const parser = {
    constructs: constructs2,
    content: create2(content2),
    defined: [],
    document: create2(document),
    flow: create2(flow),
    lazy: {},
    string: create2(string),
    text: create2(text5),
  }
  return parser
  function create2(initial) {
    return creator
    function creator(from) {
      return createTokenizer(parser, initial, from)
    }
  }
}

// node_modules/micromark/lib/postprocess.js
function postprocess(events) {
  while (!subtokenize(events)) {}
  return events
}

// node_modules/micromark/lib/preprocess.js
var search = /[\0\t\n\r]/g
function preprocess() {
  let column = 1
  let buffer = ''
  let start = true
  let atCarriageReturn
  return preprocessor
  function preprocessor(value, encoding, end) {
    value = buffer + (typeof value === 'string' ? value.toString() : new TextDecoder(encoding || void 0).decode(value))
    const chunks = []
    let startPosition = 0
    buffer = ''
    if (start) {
      if (value.charCodeAt(0) === 65279) {
        startPosition++
      }
      start = void 0
    }
    while (startPosition < value.length) {
      search.lastIndex = startPosition
      const match = search.exec(value)
      const endPosition = match && match.index !== void 0 ? match.index : value.length
      const code4 = value.charCodeAt(endPosition)
      if (!match) {
        buffer = value.slice(startPosition)
        break
      }
      if (code4 === 10 && startPosition === endPosition && atCarriageReturn) {
        chunks.push(-3)
        atCarriageReturn = void 0
      } else {
        if (atCarriageReturn) {
          chunks.push(-5)
          atCarriageReturn = void 0
        }
        if (startPosition < endPosition) {
          chunks.push(value.slice(startPosition, endPosition))
          column += endPosition - startPosition
        }
        switch (code4) {
          case 0: {
            chunks.push(65533)
            column++
            break
          }
          case 9: {
            const next = Math.ceil(column / 4) * 4
            chunks.push(-2)
            while (column++ < next) {
              chunks.push(-1)
            }
            break
          }
          case 10: {
            chunks.push(-4)
            column = 1
            break
          }
          default: {
            atCarriageReturn = true
            column = 1
          }
        }
      }
      startPosition = endPosition + 1
    }
    if (end) {
      if (atCarriageReturn) {
        chunks.push(-5)
      }
      if (buffer) {
        chunks.push(buffer)
      }
      chunks.push(null)
    }
    return chunks
  }
}

// node_modules/unist-util-stringify-position/lib/index.js
function stringifyPosition(value) {
  if (!value || typeof value !== 'object') {
    return ''
  }
  if ('position' in value || 'type' in value) {
    return position2(value.position)
  }
  if ('start' in value || 'end' in value) {
    return position2(value)
  }
  if ('line' in value || 'column' in value) {
    return point2(value)
  }
  return ''
}
function point2(point4) {
  return index(point4 && point4.line) + ':' + index(point4 && point4.column)
}
function position2(pos) {
  return point2(pos && pos.start) + '-' + point2(pos && pos.end)
}
function index(value) {
  return value && typeof value === 'number' ? value : 1
}

// node_modules/mdast-util-from-markdown/lib/index.js
var own6 = {}.hasOwnProperty
function fromMarkdown(value, encoding, options) {
  if (encoding && typeof encoding === 'object') {
    options = encoding
    encoding = void 0
  }
  return compiler(options)(
    postprocess(
      parse(options)
        .document()
        .write(preprocess()(value, encoding, true)),
    ),
  )
}
function compiler(options) {
  const config2 = {
    afterExit: [],
    beforeEnter: [],
    transforms: [],
    canContainEols: ['emphasis', 'fragment', 'heading', 'paragraph', 'strong'],
    enter: {
      autolink: opener(link3),
      autolinkProtocol: onenterdata,
      autolinkEmail: onenterdata,
      atxHeading: opener(heading4),
      blockQuote: opener(blockQuote2),
      characterEscape: onenterdata,
      characterReference: onenterdata,
      codeFenced: opener(codeFlow),
      codeFencedFenceInfo: buffer,
      codeFencedFenceMeta: buffer,
      codeIndented: opener(codeFlow, buffer),
      codeText: opener(codeText2, buffer),
      codeTextData: onenterdata,
      data: onenterdata,
      codeFlowValue: onenterdata,
      definition: opener(definition3),
      definitionDestinationString: buffer,
      definitionLabelString: buffer,
      definitionTitleString: buffer,
      emphasis: opener(emphasis3),
      hardBreakEscape: opener(hardBreak3),
      hardBreakTrailing: opener(hardBreak3),
      htmlFlow: opener(html7, buffer),
      htmlFlowData: onenterdata,
      htmlText: opener(html7, buffer),
      htmlTextData: onenterdata,
      image: opener(image3),
      label: buffer,
      link: opener(link3),
      listItem: opener(listItem3),
      listItemValue: onenterlistitemvalue,
      listOrdered: opener(list4, onenterlistordered),
      listUnordered: opener(list4),
      paragraph: opener(paragraph3),
      reference: onenterreference,
      referenceString: buffer,
      resourceDestinationString: buffer,
      resourceTitleString: buffer,
      setextHeading: opener(heading4),
      strong: opener(strong3),
      thematicBreak: opener(thematicBreak4),
    },
    exit: {
      atxHeading: closer(),
      atxHeadingSequence: onexitatxheadingsequence,
      autolink: closer(),
      autolinkEmail: onexitautolinkemail,
      autolinkProtocol: onexitautolinkprotocol,
      blockQuote: closer(),
      characterEscapeValue: onexitdata,
      characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
      characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
      characterReferenceValue: onexitcharacterreferencevalue,
      characterReference: onexitcharacterreference,
      codeFenced: closer(onexitcodefenced),
      codeFencedFence: onexitcodefencedfence,
      codeFencedFenceInfo: onexitcodefencedfenceinfo,
      codeFencedFenceMeta: onexitcodefencedfencemeta,
      codeFlowValue: onexitdata,
      codeIndented: closer(onexitcodeindented),
      codeText: closer(onexitcodetext),
      codeTextData: onexitdata,
      data: onexitdata,
      definition: closer(),
      definitionDestinationString: onexitdefinitiondestinationstring,
      definitionLabelString: onexitdefinitionlabelstring,
      definitionTitleString: onexitdefinitiontitlestring,
      emphasis: closer(),
      hardBreakEscape: closer(onexithardbreak),
      hardBreakTrailing: closer(onexithardbreak),
      htmlFlow: closer(onexithtmlflow),
      htmlFlowData: onexitdata,
      htmlText: closer(onexithtmltext),
      htmlTextData: onexitdata,
      image: closer(onexitimage),
      label: onexitlabel,
      labelText: onexitlabeltext,
      lineEnding: onexitlineending,
      link: closer(onexitlink),
      listItem: closer(),
      listOrdered: closer(),
      listUnordered: closer(),
      paragraph: closer(),
      referenceString: onexitreferencestring,
      resourceDestinationString: onexitresourcedestinationstring,
      resourceTitleString: onexitresourcetitlestring,
      resource: onexitresource,
      setextHeading: closer(onexitsetextheading),
      setextHeadingLineSequence: onexitsetextheadinglinesequence,
      setextHeadingText: onexitsetextheadingtext,
      strong: closer(),
      thematicBreak: closer(),
    },
  }
  configure(config2, (options || {}).mdastExtensions || [])
  const data = {}
  return compile
  function compile(events) {
    let tree = {
      type: 'root',
      children: [],
      position: void 0,
    }
    const context = {
      stack: [tree],
      tokenStack: [],
      config: config2,
      enter,
      exit: exit3,
      buffer,
      resume,
      data,
    }
    const listStack = []
    const prepared = []
    let index2 = -1
    while (++index2 < events.length) {
      prepared.push(events[index2])
      if (events[index2][1].type === 'listOrdered' || events[index2][1].type === 'listUnordered') {
        if (events[index2][0] === 'enter') {
          listStack.push(prepared.length - 1)
        } else {
          const tail = listStack.pop()
          prepareList(prepared, tail)
        }
      }
    }
    events = prepared
    index2 = -1
    while (++index2 < events.length) {
      const handler = config2[events[index2][0]]
      if (events[index2][0] === 'enter' && config2.beforeEnter.length > 0) {
        callListeners(
          config2.beforeEnter,
          {
            ...context,
            sliceSerialize: events[index2][2].sliceSerialize,
          },
          events[index2][1],
        )
      }
      if (own6.call(handler, events[index2][1].type)) {
        handler[events[index2][1].type].call(
          {
            ...context,
            sliceSerialize: events[index2][2].sliceSerialize,
          },
          events[index2][1],
        )
      }
      if (events[index2][0] === 'exit' && config2.afterExit.length > 0) {
        callListeners(
          config2.afterExit,
          {
            ...context,
            sliceSerialize: events[index2][2].sliceSerialize,
          },
          events[index2][1],
        )
      }
    }
    if (context.tokenStack.length > 0) {
      const tail = context.tokenStack[context.tokenStack.length - 1]
      const handler = tail[1] || defaultOnError
      handler.call(context, void 0, tail[0])
    }
    tree.position = {
      start: point3(
        events.length > 0
          ? events[0][1].start
          : {
              line: 1,
              column: 1,
              offset: 0,
            },
      ),
      end: point3(
        events.length > 0
          ? events[events.length - 2][1].end
          : {
              line: 1,
              column: 1,
              offset: 0,
            },
      ),
    }
    index2 = -1
    while (++index2 < config2.transforms.length) {
      tree = config2.transforms[index2](tree) || tree
    }
    return tree
  }
  function callListeners(listeners, context, token) {
    let index2 = -1
    while (++index2 < listeners.length) {
      listeners[index2].call(context, token)
    }
  }
  function prepareList(events, start) {
    const end = events.length - 1
    let index2 = start - 1
    let containerBalance = -1
    let listSpread = false
    let listItem4
    let lineIndex
    let firstBlankLineIndex
    let atMarker
    const insertions = []
    while (++index2 <= end) {
      const event = events[index2]
      switch (event[1].type) {
        case 'listUnordered':
        case 'listOrdered':
        case 'blockQuote': {
          if (event[0] === 'enter') {
            containerBalance++
          } else {
            containerBalance--
          }
          atMarker = void 0
          break
        }
        case 'lineEndingBlank': {
          if (event[0] === 'enter') {
            if (listItem4 && !atMarker && !containerBalance && !firstBlankLineIndex) {
              firstBlankLineIndex = index2
            }
            atMarker = void 0
          }
          break
        }
        case 'linePrefix':
        case 'listItemValue':
        case 'listItemMarker':
        case 'listItemPrefix':
        case 'listItemPrefixWhitespace': {
          break
        }
        default: {
          atMarker = void 0
        }
      }
      if (
        (!containerBalance && event[0] === 'enter' && event[1].type === 'listItemPrefix') ||
        (containerBalance === -1 &&
          event[0] === 'exit' &&
          (event[1].type === 'listUnordered' || event[1].type === 'listOrdered'))
      ) {
        if (listItem4) {
          let tailIndex = index2
          lineIndex = void 0
          while (tailIndex--) {
            const tailEvent = events[tailIndex]
            if (tailEvent[1].type === 'lineEnding' || tailEvent[1].type === 'lineEndingBlank') {
              if (tailEvent[0] === 'exit') continue
              if (lineIndex) {
                events[lineIndex][1].type = 'lineEndingBlank'
                listSpread = true
              }
              tailEvent[1].type = 'lineEnding'
              lineIndex = tailIndex
            } else if (
              tailEvent[1].type === 'linePrefix' ||
              tailEvent[1].type === 'blockQuotePrefix' ||
              tailEvent[1].type === 'blockQuotePrefixWhitespace' ||
              tailEvent[1].type === 'blockQuoteMarker' ||
              tailEvent[1].type === 'listItemIndent'
            ) {
            } else {
              break
            }
          }
          if (firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex)) {
            listItem4._spread = true
          }
          listItem4.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end)
          insertions.push({
            at: lineIndex || index2,
            event: ['exit', listItem4, event[2]],
          })
        }
        if (event[1].type === 'listItemPrefix') {
          const item = {
            type: 'listItem',
            _spread: false,
            start: Object.assign({}, event[1].start),
            // @ts-expect-error: we’ll add `end` in a second.
            end: void 0,
          }
          listItem4 = item
          insertions.push({
            at: index2,
            event: ['enter', item, event[2]],
          })
          firstBlankLineIndex = void 0
          atMarker = true
        }
      }
    }
    const listEvents = events.splice(start)
    let insertion = 0
    index2 = -1
    while (++index2 < listEvents.length) {
      while (insertion < insertions.length && insertions[insertion].at === start + index2) {
        events.push(insertions[insertion++].event)
      }
      events.push(listEvents[index2])
    }
    events[start][1]._spread = listSpread
  }
  function opener(create2, and) {
    return open
    function open(token) {
      enter.call(this, create2(token), token)
      if (and) and.call(this, token)
    }
  }
  function buffer() {
    this.stack.push({
      type: 'fragment',
      children: [],
    })
  }
  function enter(node2, token, errorHandler) {
    const parent = this.stack[this.stack.length - 1]
    const siblings2 = parent.children
    siblings2.push(node2)
    this.stack.push(node2)
    this.tokenStack.push([token, errorHandler || void 0])
    node2.position = {
      start: point3(token.start),
      // @ts-expect-error: `end` will be patched later.
      end: void 0,
    }
  }
  function closer(and) {
    return close
    function close(token) {
      if (and) and.call(this, token)
      exit3.call(this, token)
    }
  }
  function exit3(token, onExitError) {
    const node2 = this.stack.pop()
    const open = this.tokenStack.pop()
    if (!open) {
      throw new Error(
        'Cannot close `' +
          token.type +
          '` (' +
          stringifyPosition({
            start: token.start,
            end: token.end,
          }) +
          '): it\u2019s not open',
      )
    }
    if (open[0].type !== token.type) {
      if (onExitError) {
        onExitError.call(this, token, open[0])
      } else {
        const handler = open[1] || defaultOnError
        handler.call(this, token, open[0])
      }
    }
    node2.position.end = point3(token.end)
  }
  function resume() {
    return toString2(this.stack.pop())
  }
  function onenterlistordered() {
    this.data.expectingFirstListItemValue = true
  }
  function onenterlistitemvalue(token) {
    if (this.data.expectingFirstListItemValue) {
      const ancestor = this.stack[this.stack.length - 2]
      ancestor.start = Number.parseInt(this.sliceSerialize(token), 10)
      this.data.expectingFirstListItemValue = void 0
    }
  }
  function onexitcodefencedfenceinfo() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.lang = data2
  }
  function onexitcodefencedfencemeta() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.meta = data2
  }
  function onexitcodefencedfence() {
    if (this.data.flowCodeInside) return
    this.buffer()
    this.data.flowCodeInside = true
  }
  function onexitcodefenced() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.value = data2.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, '')
    this.data.flowCodeInside = void 0
  }
  function onexitcodeindented() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.value = data2.replace(/(\r?\n|\r)$/g, '')
  }
  function onexitdefinitionlabelstring(token) {
    const label = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.label = label
    node2.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase()
  }
  function onexitdefinitiontitlestring() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.title = data2
  }
  function onexitdefinitiondestinationstring() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.url = data2
  }
  function onexitatxheadingsequence(token) {
    const node2 = this.stack[this.stack.length - 1]
    if (!node2.depth) {
      const depth = this.sliceSerialize(token).length
      node2.depth = depth
    }
  }
  function onexitsetextheadingtext() {
    this.data.setextHeadingSlurpLineEnding = true
  }
  function onexitsetextheadinglinesequence(token) {
    const node2 = this.stack[this.stack.length - 1]
    node2.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2
  }
  function onexitsetextheading() {
    this.data.setextHeadingSlurpLineEnding = void 0
  }
  function onenterdata(token) {
    const node2 = this.stack[this.stack.length - 1]
    const siblings2 = node2.children
    let tail = siblings2[siblings2.length - 1]
    if (!tail || tail.type !== 'text') {
      tail = text8()
      tail.position = {
        start: point3(token.start),
        // @ts-expect-error: we’ll add `end` later.
        end: void 0,
      }
      siblings2.push(tail)
    }
    this.stack.push(tail)
  }
  function onexitdata(token) {
    const tail = this.stack.pop()
    tail.value += this.sliceSerialize(token)
    tail.position.end = point3(token.end)
  }
  function onexitlineending(token) {
    const context = this.stack[this.stack.length - 1]
    if (this.data.atHardBreak) {
      const tail = context.children[context.children.length - 1]
      tail.position.end = point3(token.end)
      this.data.atHardBreak = void 0
      return
    }
    if (!this.data.setextHeadingSlurpLineEnding && config2.canContainEols.includes(context.type)) {
      onenterdata.call(this, token)
      onexitdata.call(this, token)
    }
  }
  function onexithardbreak() {
    this.data.atHardBreak = true
  }
  function onexithtmlflow() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.value = data2
  }
  function onexithtmltext() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.value = data2
  }
  function onexitcodetext() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.value = data2
  }
  function onexitlink() {
    const node2 = this.stack[this.stack.length - 1]
    if (this.data.inReference) {
      const referenceType = this.data.referenceType || 'shortcut'
      node2.type += 'Reference'
      node2.referenceType = referenceType
      delete node2.url
      delete node2.title
    } else {
      delete node2.identifier
      delete node2.label
    }
    this.data.referenceType = void 0
  }
  function onexitimage() {
    const node2 = this.stack[this.stack.length - 1]
    if (this.data.inReference) {
      const referenceType = this.data.referenceType || 'shortcut'
      node2.type += 'Reference'
      node2.referenceType = referenceType
      delete node2.url
      delete node2.title
    } else {
      delete node2.identifier
      delete node2.label
    }
    this.data.referenceType = void 0
  }
  function onexitlabeltext(token) {
    const string5 = this.sliceSerialize(token)
    const ancestor = this.stack[this.stack.length - 2]
    ancestor.label = decodeString(string5)
    ancestor.identifier = normalizeIdentifier(string5).toLowerCase()
  }
  function onexitlabel() {
    const fragment = this.stack[this.stack.length - 1]
    const value = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    this.data.inReference = true
    if (node2.type === 'link') {
      const children2 = fragment.children
      node2.children = children2
    } else {
      node2.alt = value
    }
  }
  function onexitresourcedestinationstring() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.url = data2
  }
  function onexitresourcetitlestring() {
    const data2 = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.title = data2
  }
  function onexitresource() {
    this.data.inReference = void 0
  }
  function onenterreference() {
    this.data.referenceType = 'collapsed'
  }
  function onexitreferencestring(token) {
    const label = this.resume()
    const node2 = this.stack[this.stack.length - 1]
    node2.label = label
    node2.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase()
    this.data.referenceType = 'full'
  }
  function onexitcharacterreferencemarker(token) {
    this.data.characterReferenceType = token.type
  }
  function onexitcharacterreferencevalue(token) {
    const data2 = this.sliceSerialize(token)
    const type = this.data.characterReferenceType
    let value
    if (type) {
      value = decodeNumericCharacterReference(data2, type === 'characterReferenceMarkerNumeric' ? 10 : 16)
      this.data.characterReferenceType = void 0
    } else {
      const result = decodeNamedCharacterReference(data2)
      value = result
    }
    const tail = this.stack[this.stack.length - 1]
    tail.value += value
  }
  function onexitcharacterreference(token) {
    const tail = this.stack.pop()
    tail.position.end = point3(token.end)
  }
  function onexitautolinkprotocol(token) {
    onexitdata.call(this, token)
    const node2 = this.stack[this.stack.length - 1]
    node2.url = this.sliceSerialize(token)
  }
  function onexitautolinkemail(token) {
    onexitdata.call(this, token)
    const node2 = this.stack[this.stack.length - 1]
    node2.url = 'mailto:' + this.sliceSerialize(token)
  }
  function blockQuote2() {
    return {
      type: 'blockquote',
      children: [],
      position: void 0,
    }
  }
  function codeFlow() {
    return {
      type: 'code',
      lang: null,
      meta: null,
      value: '',
      position: void 0,
    }
  }
  function codeText2() {
    return {
      type: 'inlineCode',
      value: '',
      position: void 0,
    }
  }
  function definition3() {
    return {
      type: 'definition',
      identifier: '',
      label: null,
      title: null,
      url: '',
      position: void 0,
    }
  }
  function emphasis3() {
    return {
      type: 'emphasis',
      children: [],
      position: void 0,
    }
  }
  function heading4() {
    return {
      type: 'heading',
      // @ts-expect-error `depth` will be set later.
      depth: 0,
      children: [],
      position: void 0,
    }
  }
  function hardBreak3() {
    return {
      type: 'break',
      position: void 0,
    }
  }
  function html7() {
    return {
      type: 'html',
      value: '',
      position: void 0,
    }
  }
  function image3() {
    return {
      type: 'image',
      title: null,
      url: '',
      alt: null,
      position: void 0,
    }
  }
  function link3() {
    return {
      type: 'link',
      title: null,
      url: '',
      children: [],
      position: void 0,
    }
  }
  function list4(token) {
    return {
      type: 'list',
      ordered: token.type === 'listOrdered',
      start: null,
      spread: token._spread,
      children: [],
      position: void 0,
    }
  }
  function listItem3(token) {
    return {
      type: 'listItem',
      spread: token._spread,
      checked: null,
      children: [],
      position: void 0,
    }
  }
  function paragraph3() {
    return {
      type: 'paragraph',
      children: [],
      position: void 0,
    }
  }
  function strong3() {
    return {
      type: 'strong',
      children: [],
      position: void 0,
    }
  }
  function text8() {
    return {
      type: 'text',
      value: '',
      position: void 0,
    }
  }
  function thematicBreak4() {
    return {
      type: 'thematicBreak',
      position: void 0,
    }
  }
}
function point3(d) {
  return {
    line: d.line,
    column: d.column,
    offset: d.offset,
  }
}
function configure(combined, extensions) {
  let index2 = -1
  while (++index2 < extensions.length) {
    const value = extensions[index2]
    if (Array.isArray(value)) {
      configure(combined, value)
    } else {
      extension(combined, value)
    }
  }
}
function extension(combined, extension2) {
  let key2
  for (key2 in extension2) {
    if (own6.call(extension2, key2)) {
      switch (key2) {
        case 'canContainEols': {
          const right = extension2[key2]
          if (right) {
            combined[key2].push(...right)
          }
          break
        }
        case 'transforms': {
          const right = extension2[key2]
          if (right) {
            combined[key2].push(...right)
          }
          break
        }
        case 'afterExit':
        case 'beforeEnter': {
          const right = extension2[key2]
          if (right) {
            combined[key2].push(right)
          }
          break
        }
        case 'enter':
        case 'exit': {
          const right = extension2[key2]
          if (right) {
            Object.assign(combined[key2], right)
          }
          break
        }
      }
    }
  }
}
function defaultOnError(left, right) {
  if (left) {
    throw new Error(
      'Cannot close `' +
        left.type +
        '` (' +
        stringifyPosition({
          start: left.start,
          end: left.end,
        }) +
        '): a different token (`' +
        right.type +
        '`, ' +
        stringifyPosition({
          start: right.start,
          end: right.end,
        }) +
        ') is open',
    )
  }
  throw new Error(
    'Cannot close document, a token (`' +
      right.type +
      '`, ' +
      stringifyPosition({
        start: right.start,
        end: right.end,
      }) +
      ') is still open',
  )
}

// node_modules/remark-parse/lib/index.js
function remarkParse(options) {
  const self2 = this
  self2.parser = parser
  function parser(doc) {
    return fromMarkdown(doc, {
      ...self2.data('settings'),
      ...options,
      // Note: these options are not in the readme.
      // The goal is for them to be set by plugins on `data` instead of being
      // passed by users.
      extensions: self2.data('micromarkExtensions') || [],
      mdastExtensions: self2.data('fromMarkdownExtensions') || [],
    })
  }
}

// node_modules/mdast-util-to-hast/lib/handlers/blockquote.js
function blockquote2(state, node2) {
  const result = {
    type: 'element',
    tagName: 'blockquote',
    properties: {},
    children: state.wrap(state.all(node2), true),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/break.js
function hardBreak2(state, node2) {
  const result = { type: 'element', tagName: 'br', properties: {}, children: [] }
  state.patch(node2, result)
  return [state.applyData(node2, result), { type: 'text', value: '\n' }]
}

// node_modules/mdast-util-to-hast/lib/handlers/code.js
function code3(state, node2) {
  const value = node2.value ? node2.value + '\n' : ''
  const properties2 = {}
  const language = node2.lang ? node2.lang.split(/\s+/) : []
  if (language.length > 0) {
    properties2.className = ['language-' + language[0]]
  }
  let result = {
    type: 'element',
    tagName: 'code',
    properties: properties2,
    children: [{ type: 'text', value }],
  }
  if (node2.meta) {
    result.data = { meta: node2.meta }
  }
  state.patch(node2, result)
  result = state.applyData(node2, result)
  result = { type: 'element', tagName: 'pre', properties: {}, children: [result] }
  state.patch(node2, result)
  return result
}

// node_modules/mdast-util-to-hast/lib/handlers/delete.js
function strikethrough(state, node2) {
  const result = {
    type: 'element',
    tagName: 'del',
    properties: {},
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/emphasis.js
function emphasis2(state, node2) {
  const result = {
    type: 'element',
    tagName: 'em',
    properties: {},
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/footnote-reference.js
function footnoteReference2(state, node2) {
  const clobberPrefix = typeof state.options.clobberPrefix === 'string' ? state.options.clobberPrefix : 'user-content-'
  const id = String(node2.identifier).toUpperCase()
  const safeId = normalizeUri(id.toLowerCase())
  const index2 = state.footnoteOrder.indexOf(id)
  let counter
  let reuseCounter = state.footnoteCounts.get(id)
  if (reuseCounter === void 0) {
    reuseCounter = 0
    state.footnoteOrder.push(id)
    counter = state.footnoteOrder.length
  } else {
    counter = index2 + 1
  }
  reuseCounter += 1
  state.footnoteCounts.set(id, reuseCounter)
  const link3 = {
    type: 'element',
    tagName: 'a',
    properties: {
      href: '#' + clobberPrefix + 'fn-' + safeId,
      id: clobberPrefix + 'fnref-' + safeId + (reuseCounter > 1 ? '-' + reuseCounter : ''),
      dataFootnoteRef: true,
      ariaDescribedBy: ['footnote-label'],
    },
    children: [{ type: 'text', value: String(counter) }],
  }
  state.patch(node2, link3)
  const sup = {
    type: 'element',
    tagName: 'sup',
    properties: {},
    children: [link3],
  }
  state.patch(node2, sup)
  return state.applyData(node2, sup)
}

// node_modules/mdast-util-to-hast/lib/handlers/heading.js
function heading2(state, node2) {
  const result = {
    type: 'element',
    tagName: 'h' + node2.depth,
    properties: {},
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/html.js
function html6(state, node2) {
  if (state.options.allowDangerousHtml) {
    const result = { type: 'raw', value: node2.value }
    state.patch(node2, result)
    return state.applyData(node2, result)
  }
  return void 0
}

// node_modules/mdast-util-to-hast/lib/revert.js
function revert(state, node2) {
  const subtype = node2.referenceType
  let suffix = ']'
  if (subtype === 'collapsed') {
    suffix += '[]'
  } else if (subtype === 'full') {
    suffix += '[' + (node2.label || node2.identifier) + ']'
  }
  if (node2.type === 'imageReference') {
    return [{ type: 'text', value: '![' + node2.alt + suffix }]
  }
  const contents = state.all(node2)
  const head2 = contents[0]
  if (head2 && head2.type === 'text') {
    head2.value = '[' + head2.value
  } else {
    contents.unshift({ type: 'text', value: '[' })
  }
  const tail = contents[contents.length - 1]
  if (tail && tail.type === 'text') {
    tail.value += suffix
  } else {
    contents.push({ type: 'text', value: suffix })
  }
  return contents
}

// node_modules/mdast-util-to-hast/lib/handlers/image-reference.js
function imageReference2(state, node2) {
  const id = String(node2.identifier).toUpperCase()
  const definition3 = state.definitionById.get(id)
  if (!definition3) {
    return revert(state, node2)
  }
  const properties2 = { src: normalizeUri(definition3.url || ''), alt: node2.alt }
  if (definition3.title !== null && definition3.title !== void 0) {
    properties2.title = definition3.title
  }
  const result = { type: 'element', tagName: 'img', properties: properties2, children: [] }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/image.js
function image2(state, node2) {
  const properties2 = { src: normalizeUri(node2.url) }
  if (node2.alt !== null && node2.alt !== void 0) {
    properties2.alt = node2.alt
  }
  if (node2.title !== null && node2.title !== void 0) {
    properties2.title = node2.title
  }
  const result = { type: 'element', tagName: 'img', properties: properties2, children: [] }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/inline-code.js
function inlineCode2(state, node2) {
  const text8 = { type: 'text', value: node2.value.replace(/\r?\n|\r/g, ' ') }
  state.patch(node2, text8)
  const result = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [text8],
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/link-reference.js
function linkReference2(state, node2) {
  const id = String(node2.identifier).toUpperCase()
  const definition3 = state.definitionById.get(id)
  if (!definition3) {
    return revert(state, node2)
  }
  const properties2 = { href: normalizeUri(definition3.url || '') }
  if (definition3.title !== null && definition3.title !== void 0) {
    properties2.title = definition3.title
  }
  const result = {
    type: 'element',
    tagName: 'a',
    properties: properties2,
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/link.js
function link2(state, node2) {
  const properties2 = { href: normalizeUri(node2.url) }
  if (node2.title !== null && node2.title !== void 0) {
    properties2.title = node2.title
  }
  const result = {
    type: 'element',
    tagName: 'a',
    properties: properties2,
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/list-item.js
function listItem2(state, node2, parent) {
  const results = state.all(node2)
  const loose = parent ? listLoose(parent) : listItemLoose(node2)
  const properties2 = {}
  const children2 = []
  if (typeof node2.checked === 'boolean') {
    const head2 = results[0]
    let paragraph3
    if (head2 && head2.type === 'element' && head2.tagName === 'p') {
      paragraph3 = head2
    } else {
      paragraph3 = { type: 'element', tagName: 'p', properties: {}, children: [] }
      results.unshift(paragraph3)
    }
    if (paragraph3.children.length > 0) {
      paragraph3.children.unshift({ type: 'text', value: ' ' })
    }
    paragraph3.children.unshift({
      type: 'element',
      tagName: 'input',
      properties: { type: 'checkbox', checked: node2.checked, disabled: true },
      children: [],
    })
    properties2.className = ['task-list-item']
  }
  let index2 = -1
  while (++index2 < results.length) {
    const child = results[index2]
    if (loose || index2 !== 0 || child.type !== 'element' || child.tagName !== 'p') {
      children2.push({ type: 'text', value: '\n' })
    }
    if (child.type === 'element' && child.tagName === 'p' && !loose) {
      children2.push(...child.children)
    } else {
      children2.push(child)
    }
  }
  const tail = results[results.length - 1]
  if (tail && (loose || tail.type !== 'element' || tail.tagName !== 'p')) {
    children2.push({ type: 'text', value: '\n' })
  }
  const result = { type: 'element', tagName: 'li', properties: properties2, children: children2 }
  state.patch(node2, result)
  return state.applyData(node2, result)
}
function listLoose(node2) {
  let loose = false
  if (node2.type === 'list') {
    loose = node2.spread || false
    const children2 = node2.children
    let index2 = -1
    while (!loose && ++index2 < children2.length) {
      loose = listItemLoose(children2[index2])
    }
  }
  return loose
}
function listItemLoose(node2) {
  const spread = node2.spread
  return spread === null || spread === void 0 ? node2.children.length > 1 : spread
}

// node_modules/mdast-util-to-hast/lib/handlers/list.js
function list3(state, node2) {
  const properties2 = {}
  const results = state.all(node2)
  let index2 = -1
  if (typeof node2.start === 'number' && node2.start !== 1) {
    properties2.start = node2.start
  }
  while (++index2 < results.length) {
    const child = results[index2]
    if (
      child.type === 'element' &&
      child.tagName === 'li' &&
      child.properties &&
      Array.isArray(child.properties.className) &&
      child.properties.className.includes('task-list-item')
    ) {
      properties2.className = ['contains-task-list']
      break
    }
  }
  const result = {
    type: 'element',
    tagName: node2.ordered ? 'ol' : 'ul',
    properties: properties2,
    children: state.wrap(results, true),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/paragraph.js
function paragraph2(state, node2) {
  const result = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/root.js
function root4(state, node2) {
  const result = { type: 'root', children: state.wrap(state.all(node2)) }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/strong.js
function strong2(state, node2) {
  const result = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/table.js
function table(state, node2) {
  const rows = state.all(node2)
  const firstRow = rows.shift()
  const tableContent = []
  if (firstRow) {
    const head2 = {
      type: 'element',
      tagName: 'thead',
      properties: {},
      children: state.wrap([firstRow], true),
    }
    state.patch(node2.children[0], head2)
    tableContent.push(head2)
  }
  if (rows.length > 0) {
    const body3 = {
      type: 'element',
      tagName: 'tbody',
      properties: {},
      children: state.wrap(rows, true),
    }
    const start = pointStart(node2.children[1])
    const end = pointEnd(node2.children[node2.children.length - 1])
    if (start && end) body3.position = { start, end }
    tableContent.push(body3)
  }
  const result = {
    type: 'element',
    tagName: 'table',
    properties: {},
    children: state.wrap(tableContent, true),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/table-row.js
function tableRow(state, node2, parent) {
  const siblings2 = parent ? parent.children : void 0
  const rowIndex = siblings2 ? siblings2.indexOf(node2) : 1
  const tagName = rowIndex === 0 ? 'th' : 'td'
  const align = parent && parent.type === 'table' ? parent.align : void 0
  const length = align ? align.length : node2.children.length
  let cellIndex = -1
  const cells2 = []
  while (++cellIndex < length) {
    const cell = node2.children[cellIndex]
    const properties2 = {}
    const alignValue = align ? align[cellIndex] : void 0
    if (alignValue) {
      properties2.align = alignValue
    }
    let result2 = { type: 'element', tagName, properties: properties2, children: [] }
    if (cell) {
      result2.children = state.all(cell)
      state.patch(cell, result2)
      result2 = state.applyData(cell, result2)
    }
    cells2.push(result2)
  }
  const result = {
    type: 'element',
    tagName: 'tr',
    properties: {},
    children: state.wrap(cells2, true),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/table-cell.js
function tableCell(state, node2) {
  const result = {
    type: 'element',
    tagName: 'td',
    // Assume body cell.
    properties: {},
    children: state.all(node2),
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/trim-lines/index.js
var tab = 9
var space = 32
function trimLines(value) {
  const source = String(value)
  const search2 = /\r?\n|\r/g
  let match = search2.exec(source)
  let last = 0
  const lines = []
  while (match) {
    lines.push(trimLine(source.slice(last, match.index), last > 0, true), match[0])
    last = match.index + match[0].length
    match = search2.exec(source)
  }
  lines.push(trimLine(source.slice(last), last > 0, false))
  return lines.join('')
}
function trimLine(value, start, end) {
  let startIndex = 0
  let endIndex = value.length
  if (start) {
    let code4 = value.codePointAt(startIndex)
    while (code4 === tab || code4 === space) {
      startIndex++
      code4 = value.codePointAt(startIndex)
    }
  }
  if (end) {
    let code4 = value.codePointAt(endIndex - 1)
    while (code4 === tab || code4 === space) {
      endIndex--
      code4 = value.codePointAt(endIndex - 1)
    }
  }
  return endIndex > startIndex ? value.slice(startIndex, endIndex) : ''
}

// node_modules/mdast-util-to-hast/lib/handlers/text.js
function text7(state, node2) {
  const result = { type: 'text', value: trimLines(String(node2.value)) }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/thematic-break.js
function thematicBreak3(state, node2) {
  const result = {
    type: 'element',
    tagName: 'hr',
    properties: {},
    children: [],
  }
  state.patch(node2, result)
  return state.applyData(node2, result)
}

// node_modules/mdast-util-to-hast/lib/handlers/index.js
var handlers = {
  blockquote: blockquote2,
  break: hardBreak2,
  code: code3,
  delete: strikethrough,
  emphasis: emphasis2,
  footnoteReference: footnoteReference2,
  heading: heading2,
  html: html6,
  imageReference: imageReference2,
  image: image2,
  inlineCode: inlineCode2,
  linkReference: linkReference2,
  link: link2,
  listItem: listItem2,
  list: list3,
  paragraph: paragraph2,
  // @ts-expect-error: root is different, but hard to type.
  root: root4,
  strong: strong2,
  table,
  tableCell,
  tableRow,
  text: text7,
  thematicBreak: thematicBreak3,
  toml: ignore,
  yaml: ignore,
  definition: ignore,
  footnoteDefinition: ignore,
}
function ignore() {
  return void 0
}

// node_modules/mdast-util-to-hast/lib/footer.js
function defaultFootnoteBackContent(_, rereferenceIndex) {
  const result = [{ type: 'text', value: '\u21A9' }]
  if (rereferenceIndex > 1) {
    result.push({
      type: 'element',
      tagName: 'sup',
      properties: {},
      children: [{ type: 'text', value: String(rereferenceIndex) }],
    })
  }
  return result
}
function defaultFootnoteBackLabel(referenceIndex, rereferenceIndex) {
  return 'Back to reference ' + (referenceIndex + 1) + (rereferenceIndex > 1 ? '-' + rereferenceIndex : '')
}
function footer(state) {
  const clobberPrefix = typeof state.options.clobberPrefix === 'string' ? state.options.clobberPrefix : 'user-content-'
  const footnoteBackContent = state.options.footnoteBackContent || defaultFootnoteBackContent
  const footnoteBackLabel = state.options.footnoteBackLabel || defaultFootnoteBackLabel
  const footnoteLabel = state.options.footnoteLabel || 'Footnotes'
  const footnoteLabelTagName = state.options.footnoteLabelTagName || 'h2'
  const footnoteLabelProperties = state.options.footnoteLabelProperties || {
    className: ['sr-only'],
  }
  const listItems = []
  let referenceIndex = -1
  while (++referenceIndex < state.footnoteOrder.length) {
    const definition3 = state.footnoteById.get(state.footnoteOrder[referenceIndex])
    if (!definition3) {
      continue
    }
    const content3 = state.all(definition3)
    const id = String(definition3.identifier).toUpperCase()
    const safeId = normalizeUri(id.toLowerCase())
    let rereferenceIndex = 0
    const backReferences = []
    const counts = state.footnoteCounts.get(id)
    while (counts !== void 0 && ++rereferenceIndex <= counts) {
      if (backReferences.length > 0) {
        backReferences.push({ type: 'text', value: ' ' })
      }
      let children2 =
        typeof footnoteBackContent === 'string'
          ? footnoteBackContent
          : footnoteBackContent(referenceIndex, rereferenceIndex)
      if (typeof children2 === 'string') {
        children2 = { type: 'text', value: children2 }
      }
      backReferences.push({
        type: 'element',
        tagName: 'a',
        properties: {
          href: '#' + clobberPrefix + 'fnref-' + safeId + (rereferenceIndex > 1 ? '-' + rereferenceIndex : ''),
          dataFootnoteBackref: '',
          ariaLabel:
            typeof footnoteBackLabel === 'string'
              ? footnoteBackLabel
              : footnoteBackLabel(referenceIndex, rereferenceIndex),
          className: ['data-footnote-backref'],
        },
        children: Array.isArray(children2) ? children2 : [children2],
      })
    }
    const tail = content3[content3.length - 1]
    if (tail && tail.type === 'element' && tail.tagName === 'p') {
      const tailTail = tail.children[tail.children.length - 1]
      if (tailTail && tailTail.type === 'text') {
        tailTail.value += ' '
      } else {
        tail.children.push({ type: 'text', value: ' ' })
      }
      tail.children.push(...backReferences)
    } else {
      content3.push(...backReferences)
    }
    const listItem3 = {
      type: 'element',
      tagName: 'li',
      properties: { id: clobberPrefix + 'fn-' + safeId },
      children: state.wrap(content3, true),
    }
    state.patch(definition3, listItem3)
    listItems.push(listItem3)
  }
  if (listItems.length === 0) {
    return
  }
  return {
    type: 'element',
    tagName: 'section',
    properties: { dataFootnotes: true, className: ['footnotes'] },
    children: [
      {
        type: 'element',
        tagName: footnoteLabelTagName,
        properties: {
          ...esm_default(footnoteLabelProperties),
          id: 'footnote-label',
        },
        children: [{ type: 'text', value: footnoteLabel }],
      },
      { type: 'text', value: '\n' },
      {
        type: 'element',
        tagName: 'ol',
        properties: {},
        children: state.wrap(listItems, true),
      },
      { type: 'text', value: '\n' },
    ],
  }
}

// node_modules/mdast-util-to-hast/lib/state.js
var own7 = {}.hasOwnProperty
var emptyOptions4 = {}
function createState(tree, options) {
  const settings = options || emptyOptions4
  const definitionById = /* @__PURE__ */ new Map()
  const footnoteById = /* @__PURE__ */ new Map()
  const footnoteCounts = /* @__PURE__ */ new Map()
  const handlers2 = { ...handlers, ...settings.handlers }
  const state = {
    all: all3,
    applyData,
    definitionById,
    footnoteById,
    footnoteCounts,
    footnoteOrder: [],
    handlers: handlers2,
    one: one3,
    options: settings,
    patch: patch2,
    wrap: wrap2,
  }
  visit(tree, function (node2) {
    if (node2.type === 'definition' || node2.type === 'footnoteDefinition') {
      const map3 = node2.type === 'definition' ? definitionById : footnoteById
      const id = String(node2.identifier).toUpperCase()
      if (!map3.has(id)) {
        map3.set(id, node2)
      }
    }
  })
  return state
  function one3(node2, parent) {
    const type = node2.type
    const handle3 = state.handlers[type]
    if (own7.call(state.handlers, type) && handle3) {
      return handle3(state, node2, parent)
    }
    if (state.options.passThrough && state.options.passThrough.includes(type)) {
      if ('children' in node2) {
        const { children: children2, ...shallow } = node2
        const result = esm_default(shallow)
        result.children = state.all(node2)
        return result
      }
      return esm_default(node2)
    }
    const unknown2 = state.options.unknownHandler || defaultUnknownHandler
    return unknown2(state, node2, parent)
  }
  function all3(parent) {
    const values = []
    if ('children' in parent) {
      const nodes = parent.children
      let index2 = -1
      while (++index2 < nodes.length) {
        const result = state.one(nodes[index2], parent)
        if (result) {
          if (index2 && nodes[index2 - 1].type === 'break') {
            if (!Array.isArray(result) && result.type === 'text') {
              result.value = trimMarkdownSpaceStart(result.value)
            }
            if (!Array.isArray(result) && result.type === 'element') {
              const head2 = result.children[0]
              if (head2 && head2.type === 'text') {
                head2.value = trimMarkdownSpaceStart(head2.value)
              }
            }
          }
          if (Array.isArray(result)) {
            values.push(...result)
          } else {
            values.push(result)
          }
        }
      }
    }
    return values
  }
}
function patch2(from, to) {
  if (from.position) to.position = position(from)
}
function applyData(from, to) {
  let result = to
  if (from && from.data) {
    const hName = from.data.hName
    const hChildren = from.data.hChildren
    const hProperties = from.data.hProperties
    if (typeof hName === 'string') {
      if (result.type === 'element') {
        result.tagName = hName
      } else {
        const children2 = 'children' in result ? result.children : [result]
        result = { type: 'element', tagName: hName, properties: {}, children: children2 }
      }
    }
    if (result.type === 'element' && hProperties) {
      Object.assign(result.properties, esm_default(hProperties))
    }
    if ('children' in result && result.children && hChildren !== null && hChildren !== void 0) {
      result.children = hChildren
    }
  }
  return result
}
function defaultUnknownHandler(state, node2) {
  const data = node2.data || {}
  const result =
    'value' in node2 && !(own7.call(data, 'hProperties') || own7.call(data, 'hChildren'))
      ? { type: 'text', value: node2.value }
      : {
          type: 'element',
          tagName: 'div',
          properties: {},
          children: state.all(node2),
        }
  state.patch(node2, result)
  return state.applyData(node2, result)
}
function wrap2(nodes, loose) {
  const result = []
  let index2 = -1
  if (loose) {
    result.push({ type: 'text', value: '\n' })
  }
  while (++index2 < nodes.length) {
    if (index2) result.push({ type: 'text', value: '\n' })
    result.push(nodes[index2])
  }
  if (loose && nodes.length > 0) {
    result.push({ type: 'text', value: '\n' })
  }
  return result
}
function trimMarkdownSpaceStart(value) {
  let index2 = 0
  let code4 = value.charCodeAt(index2)
  while (code4 === 9 || code4 === 32) {
    index2++
    code4 = value.charCodeAt(index2)
  }
  return value.slice(index2)
}

// node_modules/mdast-util-to-hast/lib/index.js
function toHast(tree, options) {
  const state = createState(tree, options)
  const node2 = state.one(tree, void 0)
  const foot = footer(state)
  const result = Array.isArray(node2) ? { type: 'root', children: node2 } : node2 || { type: 'root', children: [] }
  if (foot) {
    ok('children' in result)
    result.children.push({ type: 'text', value: '\n' }, foot)
  }
  return result
}

// node_modules/remark-rehype/lib/index.js
function remarkRehype(destination, options) {
  if (destination && 'run' in destination) {
    return async function (tree, file) {
      const hastTree =
        /** @type {HastRoot} */
        toHast(tree, { file, ...options })
      await destination.run(hastTree, file)
    }
  }
  return function (tree, file) {
    return (
      /** @type {HastRoot} */
      toHast(tree, { file, ...(destination || options) })
    )
  }
}

// node_modules/bail/index.js
function bail(error) {
  if (error) {
    throw error
  }
}

// node_modules/unified/lib/index.js
var import_extend = __toESM(require_extend(), 1)

// node_modules/is-plain-obj/index.js
function isPlainObject(value) {
  if (typeof value !== 'object' || value === null) {
    return false
  }
  const prototype = Object.getPrototypeOf(value)
  return (
    (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) &&
    !(Symbol.toStringTag in value) &&
    !(Symbol.iterator in value)
  )
}

// node_modules/trough/lib/index.js
function trough() {
  const fns = []
  const pipeline = { run, use }
  return pipeline
  function run(...values) {
    let middlewareIndex = -1
    const callback = values.pop()
    if (typeof callback !== 'function') {
      throw new TypeError('Expected function as last argument, not ' + callback)
    }
    next(null, ...values)
    function next(error, ...output) {
      const fn = fns[++middlewareIndex]
      let index2 = -1
      if (error) {
        callback(error)
        return
      }
      while (++index2 < values.length) {
        if (output[index2] === null || output[index2] === void 0) {
          output[index2] = values[index2]
        }
      }
      values = output
      if (fn) {
        wrap3(fn, next)(...output)
      } else {
        callback(null, ...output)
      }
    }
  }
  function use(middelware) {
    if (typeof middelware !== 'function') {
      throw new TypeError('Expected `middelware` to be a function, not ' + middelware)
    }
    fns.push(middelware)
    return pipeline
  }
}
function wrap3(middleware, callback) {
  let called
  return wrapped
  function wrapped(...parameters) {
    const fnExpectsCallback = middleware.length > parameters.length
    let result
    if (fnExpectsCallback) {
      parameters.push(done)
    }
    try {
      result = middleware.apply(this, parameters)
    } catch (error) {
      const exception =
        /** @type {Error} */
        error
      if (fnExpectsCallback && called) {
        throw exception
      }
      return done(exception)
    }
    if (!fnExpectsCallback) {
      if (result && result.then && typeof result.then === 'function') {
        result.then(then, done)
      } else if (result instanceof Error) {
        done(result)
      } else {
        then(result)
      }
    }
  }
  function done(error, ...output) {
    if (!called) {
      called = true
      callback(error, ...output)
    }
  }
  function then(value) {
    done(null, value)
  }
}

// node_modules/vfile-message/lib/index.js
var VFileMessage = class extends Error {
  /**
   * Create a message for `reason`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {Options | null | undefined} [options]
   *   Configuration (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | null | undefined} parent
   *   Node or node-like, used for `ancestors` and `place`.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {Point | Position | null | undefined} place
   *   Place of message.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {string} reason
   *   Reason for message, should use markdown.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {Error | VFileMessage} cause
   *   Original error cause of the message.
   * @param {Node | NodeLike | null | undefined} parent
   *   Node or node-like, used for `ancestors` and `place`.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {Error | VFileMessage} cause
   *   Original error cause of the message.
   * @param {Point | Position | null | undefined} place
   *   Place of message.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @overload
   * @param {Error | VFileMessage} cause
   *   Original error cause of the message.
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (optional).
   * @returns
   *   Instance of `VFileMessage`.
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | Options | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns
   *   Instance of `VFileMessage`.
   */
  // eslint-disable-next-line complexity
  constructor(causeOrReason, optionsOrParentOrPlace, origin) {
    super()
    if (typeof optionsOrParentOrPlace === 'string') {
      origin = optionsOrParentOrPlace
      optionsOrParentOrPlace = void 0
    }
    let reason = ''
    let options = {}
    let legacyCause = false
    if (optionsOrParentOrPlace) {
      if ('line' in optionsOrParentOrPlace && 'column' in optionsOrParentOrPlace) {
        options = { place: optionsOrParentOrPlace }
      } else if ('start' in optionsOrParentOrPlace && 'end' in optionsOrParentOrPlace) {
        options = { place: optionsOrParentOrPlace }
      } else if ('type' in optionsOrParentOrPlace) {
        options = {
          ancestors: [optionsOrParentOrPlace],
          place: optionsOrParentOrPlace.position,
        }
      } else {
        options = { ...optionsOrParentOrPlace }
      }
    }
    if (typeof causeOrReason === 'string') {
      reason = causeOrReason
    } else if (!options.cause && causeOrReason) {
      legacyCause = true
      reason = causeOrReason.message
      options.cause = causeOrReason
    }
    if (!options.ruleId && !options.source && typeof origin === 'string') {
      const index2 = origin.indexOf(':')
      if (index2 === -1) {
        options.ruleId = origin
      } else {
        options.source = origin.slice(0, index2)
        options.ruleId = origin.slice(index2 + 1)
      }
    }
    if (!options.place && options.ancestors) {
      const parent = options.ancestors[options.ancestors.length - 1]
      if (parent) {
        options.place = parent.position
      }
    }
    const start = options.place && 'start' in options.place ? options.place.start : options.place
    this.ancestors = options.ancestors || void 0
    this.cause = options.cause || void 0
    this.column = start ? start.column : void 0
    this.fatal = void 0
    this.file = ''
    this.message = reason
    this.line = start ? start.line : void 0
    this.name = stringifyPosition(options.place) || '1:1'
    this.place = options.place || void 0
    this.reason = this.message
    this.ruleId = options.ruleId || void 0
    this.source = options.source || void 0
    this.stack = legacyCause && options.cause && typeof options.cause.stack === 'string' ? options.cause.stack : ''
    this.actual = void 0
    this.expected = void 0
    this.note = void 0
    this.url = void 0
  }
}
Object.defineProperties(VFileMessage.prototype, {
  file: { configurable: true, enumerable: true, value: '', writable: true },
  name: { configurable: true, enumerable: true, value: '', writable: true },
  reason: { configurable: true, enumerable: true, value: '', writable: true },
  message: { configurable: true, enumerable: true, value: '', writable: true },
  stack: { configurable: true, enumerable: true, value: '', writable: true },
  column: { configurable: true, enumerable: true, writable: true },
  line: { configurable: true, enumerable: true, writable: true },
  ancestors: { configurable: true, enumerable: true, writable: true },
  cause: { configurable: true, enumerable: true, writable: true },
  fatal: { configurable: true, enumerable: true, writable: true },
  place: { configurable: true, enumerable: true, writable: true },
  ruleId: { configurable: true, enumerable: true, writable: true },
  source: { configurable: true, enumerable: true, writable: true },
})

// node_modules/vfile/lib/minpath.js
import { default as default2 } from 'node:path'

// node_modules/vfile/lib/minproc.js
import { default as default3 } from 'node:process'

// node_modules/vfile/lib/minurl.js
import { fileURLToPath } from 'node:url'

// node_modules/vfile/lib/minurl.shared.js
function isUrl(fileUrlOrPath) {
  return Boolean(
    fileUrlOrPath !== null &&
    typeof fileUrlOrPath === 'object' &&
    'href' in fileUrlOrPath &&
    fileUrlOrPath.href &&
    'protocol' in fileUrlOrPath &&
    fileUrlOrPath.protocol && // @ts-expect-error: indexing is fine.
    fileUrlOrPath.auth === void 0,
  )
}

// node_modules/vfile/lib/index.js
var order =
  /** @type {const} */
  ['history', 'path', 'basename', 'stem', 'extname', 'dirname']
var VFile = class {
  /**
   * Create a new virtual file.
   *
   * `options` is treated as:
   *
   * *   `string` or `Uint8Array` — `{value: options}`
   * *   `URL` — `{path: options}`
   * *   `VFile` — shallow copies its data over to the new file
   * *   `object` — all fields are shallow copied over to the new file
   *
   * Path related fields are set in the following order (least specific to
   * most specific): `history`, `path`, `basename`, `stem`, `extname`,
   * `dirname`.
   *
   * You cannot set `dirname` or `extname` without setting either `history`,
   * `path`, `basename`, or `stem` too.
   *
   * @param {Compatible | null | undefined} [value]
   *   File value.
   * @returns
   *   New instance.
   */
  constructor(value) {
    let options
    if (!value) {
      options = {}
    } else if (isUrl(value)) {
      options = { path: value }
    } else if (typeof value === 'string' || isUint8Array(value)) {
      options = { value }
    } else {
      options = value
    }
    this.cwd = 'cwd' in options ? '' : default3.cwd()
    this.data = {}
    this.history = []
    this.messages = []
    this.value
    this.map
    this.result
    this.stored
    let index2 = -1
    while (++index2 < order.length) {
      const field2 = order[index2]
      if (field2 in options && options[field2] !== void 0 && options[field2] !== null) {
        this[field2] = field2 === 'history' ? [...options[field2]] : options[field2]
      }
    }
    let field
    for (field in options) {
      if (!order.includes(field)) {
        this[field] = options[field]
      }
    }
  }
  /**
   * Get the basename (including extname) (example: `'index.min.js'`).
   *
   * @returns {string | undefined}
   *   Basename.
   */
  get basename() {
    return typeof this.path === 'string' ? default2.basename(this.path) : void 0
  }
  /**
   * Set basename (including extname) (`'index.min.js'`).
   *
   * Cannot contain path separators (`'/'` on unix, macOS, and browsers, `'\'`
   * on windows).
   * Cannot be nullified (use `file.path = file.dirname` instead).
   *
   * @param {string} basename
   *   Basename.
   * @returns {undefined}
   *   Nothing.
   */
  set basename(basename) {
    assertNonEmpty(basename, 'basename')
    assertPart(basename, 'basename')
    this.path = default2.join(this.dirname || '', basename)
  }
  /**
   * Get the parent path (example: `'~'`).
   *
   * @returns {string | undefined}
   *   Dirname.
   */
  get dirname() {
    return typeof this.path === 'string' ? default2.dirname(this.path) : void 0
  }
  /**
   * Set the parent path (example: `'~'`).
   *
   * Cannot be set if there’s no `path` yet.
   *
   * @param {string | undefined} dirname
   *   Dirname.
   * @returns {undefined}
   *   Nothing.
   */
  set dirname(dirname) {
    assertPath(this.basename, 'dirname')
    this.path = default2.join(dirname || '', this.basename)
  }
  /**
   * Get the extname (including dot) (example: `'.js'`).
   *
   * @returns {string | undefined}
   *   Extname.
   */
  get extname() {
    return typeof this.path === 'string' ? default2.extname(this.path) : void 0
  }
  /**
   * Set the extname (including dot) (example: `'.js'`).
   *
   * Cannot contain path separators (`'/'` on unix, macOS, and browsers, `'\'`
   * on windows).
   * Cannot be set if there’s no `path` yet.
   *
   * @param {string | undefined} extname
   *   Extname.
   * @returns {undefined}
   *   Nothing.
   */
  set extname(extname) {
    assertPart(extname, 'extname')
    assertPath(this.dirname, 'extname')
    if (extname) {
      if (extname.codePointAt(0) !== 46) {
        throw new Error('`extname` must start with `.`')
      }
      if (extname.includes('.', 1)) {
        throw new Error('`extname` cannot contain multiple dots')
      }
    }
    this.path = default2.join(this.dirname, this.stem + (extname || ''))
  }
  /**
   * Get the full path (example: `'~/index.min.js'`).
   *
   * @returns {string}
   *   Path.
   */
  get path() {
    return this.history[this.history.length - 1]
  }
  /**
   * Set the full path (example: `'~/index.min.js'`).
   *
   * Cannot be nullified.
   * You can set a file URL (a `URL` object with a `file:` protocol) which will
   * be turned into a path with `url.fileURLToPath`.
   *
   * @param {URL | string} path
   *   Path.
   * @returns {undefined}
   *   Nothing.
   */
  set path(path2) {
    if (isUrl(path2)) {
      path2 = fileURLToPath(path2)
    }
    assertNonEmpty(path2, 'path')
    if (this.path !== path2) {
      this.history.push(path2)
    }
  }
  /**
   * Get the stem (basename w/o extname) (example: `'index.min'`).
   *
   * @returns {string | undefined}
   *   Stem.
   */
  get stem() {
    return typeof this.path === 'string' ? default2.basename(this.path, this.extname) : void 0
  }
  /**
   * Set the stem (basename w/o extname) (example: `'index.min'`).
   *
   * Cannot contain path separators (`'/'` on unix, macOS, and browsers, `'\'`
   * on windows).
   * Cannot be nullified (use `file.path = file.dirname` instead).
   *
   * @param {string} stem
   *   Stem.
   * @returns {undefined}
   *   Nothing.
   */
  set stem(stem) {
    assertNonEmpty(stem, 'stem')
    assertPart(stem, 'stem')
    this.path = default2.join(this.dirname || '', stem + (this.extname || ''))
  }
  // Normal prototypal methods.
  /**
   * Create a fatal message for `reason` associated with the file.
   *
   * The `fatal` field of the message is set to `true` (error; file not usable)
   * and the `file` field is set to the current file path.
   * The message is added to the `messages` field on `file`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   * @param {MessageOptions | null | undefined} [options]
   * @returns {never}
   *
   * @overload
   * @param {string} reason
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {string} reason
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {string} reason
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {string | null | undefined} [origin]
   * @returns {never}
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | MessageOptions | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns {never}
   *   Never.
   * @throws {VFileMessage}
   *   Message.
   */
  fail(causeOrReason, optionsOrParentOrPlace, origin) {
    const message = this.message(causeOrReason, optionsOrParentOrPlace, origin)
    message.fatal = true
    throw message
  }
  /**
   * Create an info message for `reason` associated with the file.
   *
   * The `fatal` field of the message is set to `undefined` (info; change
   * likely not needed) and the `file` field is set to the current file path.
   * The message is added to the `messages` field on `file`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   * @param {MessageOptions | null | undefined} [options]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | MessageOptions | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns {VFileMessage}
   *   Message.
   */
  info(causeOrReason, optionsOrParentOrPlace, origin) {
    const message = this.message(causeOrReason, optionsOrParentOrPlace, origin)
    message.fatal = void 0
    return message
  }
  /**
   * Create a message for `reason` associated with the file.
   *
   * The `fatal` field of the message is set to `false` (warning; change may be
   * needed) and the `file` field is set to the current file path.
   * The message is added to the `messages` field on `file`.
   *
   * > 🪦 **Note**: also has obsolete signatures.
   *
   * @overload
   * @param {string} reason
   * @param {MessageOptions | null | undefined} [options]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {string} reason
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Node | NodeLike | null | undefined} parent
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {Point | Position | null | undefined} place
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @overload
   * @param {Error | VFileMessage} cause
   * @param {string | null | undefined} [origin]
   * @returns {VFileMessage}
   *
   * @param {Error | VFileMessage | string} causeOrReason
   *   Reason for message, should use markdown.
   * @param {Node | NodeLike | MessageOptions | Point | Position | string | null | undefined} [optionsOrParentOrPlace]
   *   Configuration (optional).
   * @param {string | null | undefined} [origin]
   *   Place in code where the message originates (example:
   *   `'my-package:my-rule'` or `'my-rule'`).
   * @returns {VFileMessage}
   *   Message.
   */
  message(causeOrReason, optionsOrParentOrPlace, origin) {
    const message = new VFileMessage(
      // @ts-expect-error: the overloads are fine.
      causeOrReason,
      optionsOrParentOrPlace,
      origin,
    )
    if (this.path) {
      message.name = this.path + ':' + message.name
      message.file = this.path
    }
    message.fatal = false
    this.messages.push(message)
    return message
  }
  /**
   * Serialize the file.
   *
   * > **Note**: which encodings are supported depends on the engine.
   * > For info on Node.js, see:
   * > <https://nodejs.org/api/util.html#whatwg-supported-encodings>.
   *
   * @param {string | null | undefined} [encoding='utf8']
   *   Character encoding to understand `value` as when it’s a `Uint8Array`
   *   (default: `'utf-8'`).
   * @returns {string}
   *   Serialized file.
   */
  toString(encoding) {
    if (this.value === void 0) {
      return ''
    }
    if (typeof this.value === 'string') {
      return this.value
    }
    const decoder = new TextDecoder(encoding || void 0)
    return decoder.decode(this.value)
  }
}
function assertPart(part, name) {
  if (part && part.includes(default2.sep)) {
    throw new Error('`' + name + '` cannot be a path: did not expect `' + default2.sep + '`')
  }
}
function assertNonEmpty(part, name) {
  if (!part) {
    throw new Error('`' + name + '` cannot be empty')
  }
}
function assertPath(path2, name) {
  if (!path2) {
    throw new Error('Setting `' + name + '` requires `path` to be set too')
  }
}
function isUint8Array(value) {
  return Boolean(value && typeof value === 'object' && 'byteLength' in value && 'byteOffset' in value)
}

// node_modules/unified/lib/callable-instance.js
var CallableInstance =
  /**
   * @type {new <Parameters extends Array<unknown>, Result>(property: string | symbol) => (...parameters: Parameters) => Result}
   */
  /** @type {unknown} */
  /**
   * @this {Function}
   * @param {string | symbol} property
   * @returns {(...parameters: Array<unknown>) => unknown}
   */
  function (property) {
    const self2 = this
    const constr = self2.constructor
    const proto =
      /** @type {Record<string | symbol, Function>} */
      // Prototypes do exist.
      // type-coverage:ignore-next-line
      constr.prototype
    const value = proto[property]
    const apply = function () {
      return value.apply(apply, arguments)
    }
    Object.setPrototypeOf(apply, proto)
    return apply
  }

// node_modules/unified/lib/index.js
var own8 = {}.hasOwnProperty
var Processor = class _Processor extends CallableInstance {
  /**
   * Create a processor.
   */
  constructor() {
    super('copy')
    this.Compiler = void 0
    this.Parser = void 0
    this.attachers = []
    this.compiler = void 0
    this.freezeIndex = -1
    this.frozen = void 0
    this.namespace = {}
    this.parser = void 0
    this.transformers = trough()
  }
  /**
   * Copy a processor.
   *
   * @deprecated
   *   This is a private internal method and should not be used.
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *   New *unfrozen* processor ({@linkcode Processor}) that is
   *   configured to work the same as its ancestor.
   *   When the descendant processor is configured in the future it does not
   *   affect the ancestral processor.
   */
  copy() {
    const destination =
      /** @type {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>} */
      new _Processor()
    let index2 = -1
    while (++index2 < this.attachers.length) {
      const attacher = this.attachers[index2]
      destination.use(...attacher)
    }
    destination.data((0, import_extend.default)(true, {}, this.namespace))
    return destination
  }
  /**
   * Configure the processor with info available to all plugins.
   * Information is stored in an object.
   *
   * Typically, options can be given to a specific plugin, but sometimes it
   * makes sense to have information shared with several plugins.
   * For example, a list of HTML elements that are self-closing, which is
   * needed during all phases.
   *
   * > **Note**: setting information cannot occur on *frozen* processors.
   * > Call the processor first to create a new unfrozen processor.
   *
   * > **Note**: to register custom data in TypeScript, augment the
   * > {@linkcode Data} interface.
   *
   * @example
   *   This example show how to get and set info:
   *
   *   ```js
   *   import {unified} from 'unified'
   *
   *   const processor = unified().data('alpha', 'bravo')
   *
   *   processor.data('alpha') // => 'bravo'
   *
   *   processor.data() // => {alpha: 'bravo'}
   *
   *   processor.data({charlie: 'delta'})
   *
   *   processor.data() // => {charlie: 'delta'}
   *   ```
   *
   * @template {keyof Data} Key
   *
   * @overload
   * @returns {Data}
   *
   * @overload
   * @param {Data} dataset
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @overload
   * @param {Key} key
   * @returns {Data[Key]}
   *
   * @overload
   * @param {Key} key
   * @param {Data[Key]} value
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @param {Data | Key} [key]
   *   Key to get or set, or entire dataset to set, or nothing to get the
   *   entire dataset (optional).
   * @param {Data[Key]} [value]
   *   Value to set (optional).
   * @returns {unknown}
   *   The current processor when setting, the value at `key` when getting, or
   *   the entire dataset when getting without key.
   */
  data(key2, value) {
    if (typeof key2 === 'string') {
      if (arguments.length === 2) {
        assertUnfrozen('data', this.frozen)
        this.namespace[key2] = value
        return this
      }
      return (own8.call(this.namespace, key2) && this.namespace[key2]) || void 0
    }
    if (key2) {
      assertUnfrozen('data', this.frozen)
      this.namespace = key2
      return this
    }
    return this.namespace
  }
  /**
   * Freeze a processor.
   *
   * Frozen processors are meant to be extended and not to be configured
   * directly.
   *
   * When a processor is frozen it cannot be unfrozen.
   * New processors working the same way can be created by calling the
   * processor.
   *
   * It’s possible to freeze processors explicitly by calling `.freeze()`.
   * Processors freeze automatically when `.parse()`, `.run()`, `.runSync()`,
   * `.stringify()`, `.process()`, or `.processSync()` are called.
   *
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *   The current processor.
   */
  freeze() {
    if (this.frozen) {
      return this
    }
    const self2 =
      /** @type {Processor} */
      /** @type {unknown} */
      this
    while (++this.freezeIndex < this.attachers.length) {
      const [attacher, ...options] = this.attachers[this.freezeIndex]
      if (options[0] === false) {
        continue
      }
      if (options[0] === true) {
        options[0] = void 0
      }
      const transformer = attacher.call(self2, ...options)
      if (typeof transformer === 'function') {
        this.transformers.use(transformer)
      }
    }
    this.frozen = true
    this.freezeIndex = Number.POSITIVE_INFINITY
    return this
  }
  /**
   * Parse text to a syntax tree.
   *
   * > **Note**: `parse` freezes the processor if not already *frozen*.
   *
   * > **Note**: `parse` performs the parse phase, not the run phase or other
   * > phases.
   *
   * @param {Compatible | undefined} [file]
   *   file to parse (optional); typically `string` or `VFile`; any value
   *   accepted as `x` in `new VFile(x)`.
   * @returns {ParseTree extends undefined ? Node : ParseTree}
   *   Syntax tree representing `file`.
   */
  parse(file) {
    this.freeze()
    const realFile = vfile(file)
    const parser = this.parser || this.Parser
    assertParser('parse', parser)
    return parser(String(realFile), realFile)
  }
  /**
   * Process the given file as configured on the processor.
   *
   * > **Note**: `process` freezes the processor if not already *frozen*.
   *
   * > **Note**: `process` performs the parse, run, and stringify phases.
   *
   * @overload
   * @param {Compatible | undefined} file
   * @param {ProcessCallback<VFileWithOutput<CompileResult>>} done
   * @returns {undefined}
   *
   * @overload
   * @param {Compatible | undefined} [file]
   * @returns {Promise<VFileWithOutput<CompileResult>>}
   *
   * @param {Compatible | undefined} [file]
   *   File (optional); typically `string` or `VFile`]; any value accepted as
   *   `x` in `new VFile(x)`.
   * @param {ProcessCallback<VFileWithOutput<CompileResult>> | undefined} [done]
   *   Callback (optional).
   * @returns {Promise<VFile> | undefined}
   *   Nothing if `done` is given.
   *   Otherwise a promise, rejected with a fatal error or resolved with the
   *   processed file.
   *
   *   The parsed, transformed, and compiled value is available at
   *   `file.value` (see note).
   *
   *   > **Note**: unified typically compiles by serializing: most
   *   > compilers return `string` (or `Uint8Array`).
   *   > Some compilers, such as the one configured with
   *   > [`rehype-react`][rehype-react], return other values (in this case, a
   *   > React tree).
   *   > If you’re using a compiler that doesn’t serialize, expect different
   *   > result values.
   *   >
   *   > To register custom results in TypeScript, add them to
   *   > {@linkcode CompileResultMap}.
   *
   *   [rehype-react]: https://github.com/rehypejs/rehype-react
   */
  process(file, done) {
    const self2 = this
    this.freeze()
    assertParser('process', this.parser || this.Parser)
    assertCompiler('process', this.compiler || this.Compiler)
    return done ? executor(void 0, done) : new Promise(executor)
    function executor(resolve, reject) {
      const realFile = vfile(file)
      const parseTree =
        /** @type {HeadTree extends undefined ? Node : HeadTree} */
        /** @type {unknown} */
        self2.parse(realFile)
      self2.run(parseTree, realFile, function (error, tree, file2) {
        if (error || !tree || !file2) {
          return realDone(error)
        }
        const compileTree =
          /** @type {CompileTree extends undefined ? Node : CompileTree} */
          /** @type {unknown} */
          tree
        const compileResult = self2.stringify(compileTree, file2)
        if (looksLikeAValue(compileResult)) {
          file2.value = compileResult
        } else {
          file2.result = compileResult
        }
        realDone(
          error,
          /** @type {VFileWithOutput<CompileResult>} */
          file2,
        )
      })
      function realDone(error, file2) {
        if (error || !file2) {
          reject(error)
        } else if (resolve) {
          resolve(file2)
        } else {
          ok(done, '`done` is defined if `resolve` is not')
          done(void 0, file2)
        }
      }
    }
  }
  /**
   * Process the given file as configured on the processor.
   *
   * An error is thrown if asynchronous transforms are configured.
   *
   * > **Note**: `processSync` freezes the processor if not already *frozen*.
   *
   * > **Note**: `processSync` performs the parse, run, and stringify phases.
   *
   * @param {Compatible | undefined} [file]
   *   File (optional); typically `string` or `VFile`; any value accepted as
   *   `x` in `new VFile(x)`.
   * @returns {VFileWithOutput<CompileResult>}
   *   The processed file.
   *
   *   The parsed, transformed, and compiled value is available at
   *   `file.value` (see note).
   *
   *   > **Note**: unified typically compiles by serializing: most
   *   > compilers return `string` (or `Uint8Array`).
   *   > Some compilers, such as the one configured with
   *   > [`rehype-react`][rehype-react], return other values (in this case, a
   *   > React tree).
   *   > If you’re using a compiler that doesn’t serialize, expect different
   *   > result values.
   *   >
   *   > To register custom results in TypeScript, add them to
   *   > {@linkcode CompileResultMap}.
   *
   *   [rehype-react]: https://github.com/rehypejs/rehype-react
   */
  processSync(file) {
    let complete = false
    let result
    this.freeze()
    assertParser('processSync', this.parser || this.Parser)
    assertCompiler('processSync', this.compiler || this.Compiler)
    this.process(file, realDone)
    assertDone('processSync', 'process', complete)
    ok(result, 'we either bailed on an error or have a tree')
    return result
    function realDone(error, file2) {
      complete = true
      bail(error)
      result = file2
    }
  }
  /**
   * Run *transformers* on a syntax tree.
   *
   * > **Note**: `run` freezes the processor if not already *frozen*.
   *
   * > **Note**: `run` performs the run phase, not other phases.
   *
   * @overload
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   * @param {RunCallback<TailTree extends undefined ? Node : TailTree>} done
   * @returns {undefined}
   *
   * @overload
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   * @param {Compatible | undefined} file
   * @param {RunCallback<TailTree extends undefined ? Node : TailTree>} done
   * @returns {undefined}
   *
   * @overload
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   * @param {Compatible | undefined} [file]
   * @returns {Promise<TailTree extends undefined ? Node : TailTree>}
   *
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   *   Tree to transform and inspect.
   * @param {(
   *   RunCallback<TailTree extends undefined ? Node : TailTree> |
   *   Compatible
   * )} [file]
   *   File associated with `node` (optional); any value accepted as `x` in
   *   `new VFile(x)`.
   * @param {RunCallback<TailTree extends undefined ? Node : TailTree>} [done]
   *   Callback (optional).
   * @returns {Promise<TailTree extends undefined ? Node : TailTree> | undefined}
   *   Nothing if `done` is given.
   *   Otherwise, a promise rejected with a fatal error or resolved with the
   *   transformed tree.
   */
  run(tree, file, done) {
    assertNode(tree)
    this.freeze()
    const transformers = this.transformers
    if (!done && typeof file === 'function') {
      done = file
      file = void 0
    }
    return done ? executor(void 0, done) : new Promise(executor)
    function executor(resolve, reject) {
      ok(typeof file !== 'function', '`file` can\u2019t be a `done` anymore, we checked')
      const realFile = vfile(file)
      transformers.run(tree, realFile, realDone)
      function realDone(error, outputTree, file2) {
        const resultingTree =
          /** @type {TailTree extends undefined ? Node : TailTree} */
          outputTree || tree
        if (error) {
          reject(error)
        } else if (resolve) {
          resolve(resultingTree)
        } else {
          ok(done, '`done` is defined if `resolve` is not')
          done(void 0, resultingTree, file2)
        }
      }
    }
  }
  /**
   * Run *transformers* on a syntax tree.
   *
   * An error is thrown if asynchronous transforms are configured.
   *
   * > **Note**: `runSync` freezes the processor if not already *frozen*.
   *
   * > **Note**: `runSync` performs the run phase, not other phases.
   *
   * @param {HeadTree extends undefined ? Node : HeadTree} tree
   *   Tree to transform and inspect.
   * @param {Compatible | undefined} [file]
   *   File associated with `node` (optional); any value accepted as `x` in
   *   `new VFile(x)`.
   * @returns {TailTree extends undefined ? Node : TailTree}
   *   Transformed tree.
   */
  runSync(tree, file) {
    let complete = false
    let result
    this.run(tree, file, realDone)
    assertDone('runSync', 'run', complete)
    ok(result, 'we either bailed on an error or have a tree')
    return result
    function realDone(error, tree2) {
      bail(error)
      result = tree2
      complete = true
    }
  }
  /**
   * Compile a syntax tree.
   *
   * > **Note**: `stringify` freezes the processor if not already *frozen*.
   *
   * > **Note**: `stringify` performs the stringify phase, not the run phase
   * > or other phases.
   *
   * @param {CompileTree extends undefined ? Node : CompileTree} tree
   *   Tree to compile.
   * @param {Compatible | undefined} [file]
   *   File associated with `node` (optional); any value accepted as `x` in
   *   `new VFile(x)`.
   * @returns {CompileResult extends undefined ? Value : CompileResult}
   *   Textual representation of the tree (see note).
   *
   *   > **Note**: unified typically compiles by serializing: most compilers
   *   > return `string` (or `Uint8Array`).
   *   > Some compilers, such as the one configured with
   *   > [`rehype-react`][rehype-react], return other values (in this case, a
   *   > React tree).
   *   > If you’re using a compiler that doesn’t serialize, expect different
   *   > result values.
   *   >
   *   > To register custom results in TypeScript, add them to
   *   > {@linkcode CompileResultMap}.
   *
   *   [rehype-react]: https://github.com/rehypejs/rehype-react
   */
  stringify(tree, file) {
    this.freeze()
    const realFile = vfile(file)
    const compiler2 = this.compiler || this.Compiler
    assertCompiler('stringify', compiler2)
    assertNode(tree)
    return compiler2(tree, realFile)
  }
  /**
   * Configure the processor to use a plugin, a list of usable values, or a
   * preset.
   *
   * If the processor is already using a plugin, the previous plugin
   * configuration is changed based on the options that are passed in.
   * In other words, the plugin is not added a second time.
   *
   * > **Note**: `use` cannot be called on *frozen* processors.
   * > Call the processor first to create a new unfrozen processor.
   *
   * @example
   *   There are many ways to pass plugins to `.use()`.
   *   This example gives an overview:
   *
   *   ```js
   *   import {unified} from 'unified'
   *
   *   unified()
   *     // Plugin with options:
   *     .use(pluginA, {x: true, y: true})
   *     // Passing the same plugin again merges configuration (to `{x: true, y: false, z: true}`):
   *     .use(pluginA, {y: false, z: true})
   *     // Plugins:
   *     .use([pluginB, pluginC])
   *     // Two plugins, the second with options:
   *     .use([pluginD, [pluginE, {}]])
   *     // Preset with plugins and settings:
   *     .use({plugins: [pluginF, [pluginG, {}]], settings: {position: false}})
   *     // Settings only:
   *     .use({settings: {position: false}})
   *   ```
   *
   * @template {Array<unknown>} [Parameters=[]]
   * @template {Node | string | undefined} [Input=undefined]
   * @template [Output=Input]
   *
   * @overload
   * @param {Preset | null | undefined} [preset]
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @overload
   * @param {PluggableList} list
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *
   * @overload
   * @param {Plugin<Parameters, Input, Output>} plugin
   * @param {...(Parameters | [boolean])} parameters
   * @returns {UsePlugin<ParseTree, HeadTree, TailTree, CompileTree, CompileResult, Input, Output>}
   *
   * @param {PluggableList | Plugin | Preset | null | undefined} value
   *   Usable value.
   * @param {...unknown} parameters
   *   Parameters, when a plugin is given as a usable value.
   * @returns {Processor<ParseTree, HeadTree, TailTree, CompileTree, CompileResult>}
   *   Current processor.
   */
  use(value, ...parameters) {
    const attachers = this.attachers
    const namespace = this.namespace
    assertUnfrozen('use', this.frozen)
    if (value === null || value === void 0) {
    } else if (typeof value === 'function') {
      addPlugin(value, parameters)
    } else if (typeof value === 'object') {
      if (Array.isArray(value)) {
        addList(value)
      } else {
        addPreset(value)
      }
    } else {
      throw new TypeError('Expected usable value, not `' + value + '`')
    }
    return this
    function add(value2) {
      if (typeof value2 === 'function') {
        addPlugin(value2, [])
      } else if (typeof value2 === 'object') {
        if (Array.isArray(value2)) {
          const [plugin, ...parameters2] =
            /** @type {PluginTuple<Array<unknown>>} */
            value2
          addPlugin(plugin, parameters2)
        } else {
          addPreset(value2)
        }
      } else {
        throw new TypeError('Expected usable value, not `' + value2 + '`')
      }
    }
    function addPreset(result) {
      if (!('plugins' in result) && !('settings' in result)) {
        throw new Error(
          'Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither',
        )
      }
      addList(result.plugins)
      if (result.settings) {
        namespace.settings = (0, import_extend.default)(true, namespace.settings, result.settings)
      }
    }
    function addList(plugins) {
      let index2 = -1
      if (plugins === null || plugins === void 0) {
      } else if (Array.isArray(plugins)) {
        while (++index2 < plugins.length) {
          const thing = plugins[index2]
          add(thing)
        }
      } else {
        throw new TypeError('Expected a list of plugins, not `' + plugins + '`')
      }
    }
    function addPlugin(plugin, parameters2) {
      let index2 = -1
      let entryIndex = -1
      while (++index2 < attachers.length) {
        if (attachers[index2][0] === plugin) {
          entryIndex = index2
          break
        }
      }
      if (entryIndex === -1) {
        attachers.push([plugin, ...parameters2])
      } else if (parameters2.length > 0) {
        let [primary, ...rest] = parameters2
        const currentPrimary = attachers[entryIndex][1]
        if (isPlainObject(currentPrimary) && isPlainObject(primary)) {
          primary = (0, import_extend.default)(true, currentPrimary, primary)
        }
        attachers[entryIndex] = [plugin, primary, ...rest]
      }
    }
  }
}
var unified = new Processor().freeze()
function assertParser(name, value) {
  if (typeof value !== 'function') {
    throw new TypeError('Cannot `' + name + '` without `parser`')
  }
}
function assertCompiler(name, value) {
  if (typeof value !== 'function') {
    throw new TypeError('Cannot `' + name + '` without `compiler`')
  }
}
function assertUnfrozen(name, frozen) {
  if (frozen) {
    throw new Error(
      'Cannot call `' +
        name +
        '` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.',
    )
  }
}
function assertNode(node2) {
  if (!isPlainObject(node2) || typeof node2.type !== 'string') {
    throw new TypeError('Expected node, got `' + node2 + '`')
  }
}
function assertDone(name, asyncName, complete) {
  if (!complete) {
    throw new Error('`' + name + '` finished async. Use `' + asyncName + '` instead')
  }
}
function vfile(value) {
  return looksLikeAVFile(value) ? value : new VFile(value)
}
function looksLikeAVFile(value) {
  return Boolean(value && typeof value === 'object' && 'message' in value && 'messages' in value)
}
function looksLikeAValue(value) {
  return typeof value === 'string' || isUint8Array2(value)
}
function isUint8Array2(value) {
  return Boolean(value && typeof value === 'object' && 'byteLength' in value && 'byteOffset' in value)
}

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === 'number')
  const values = Object.entries(entries)
    .filter(([k, _]) => numericValues.indexOf(+k) === -1)
    .map(([_, v]) => v)
  return values
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === 'bigint') return value.toString()
  return value
}
var Cached = class {
  constructor(getter) {
    this._getter = getter
    this._value = void 0
  }
  get value() {
    const getter = this._getter
    if (getter !== void 0) {
      this._value = getter()
      this._getter = void 0
    }
    return this._value
  }
}
function cached(getter) {
  return new Cached(getter)
}
function nullish(input) {
  return input === null || input === void 0
}
function cleanRegex(source) {
  const start = source.startsWith('^') ? 1 : 0
  const end = source.endsWith('$') ? source.length - 1 : source.length
  return source.slice(start, end)
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
var captureStackTrace = 'captureStackTrace' in Error ? Error.captureStackTrace : (..._args) => {}
function isObject(data) {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
function isPlainObject2(o) {
  if (isObject(o) === false) return false
  const ctor = o.constructor
  if (ctor === void 0) return true
  if (typeof ctor !== 'function') return true
  const prot = ctor.prototype
  if (isObject(prot) === false) return false
  if (Object.prototype.hasOwnProperty.call(prot, 'isPrototypeOf') === false) {
    return false
  }
  return true
}
function shallowClone(o) {
  if (isPlainObject2(o)) return { ...o }
  if (Array.isArray(o)) return [...o]
  if (o instanceof Map) return new Map(o)
  if (o instanceof Set) return new Set(o)
  return o
}
var propertyKeyTypes = /* @__PURE__ */ new Set(['string', 'number', 'symbol'])
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def)
  if (!def || params?.parent) cl._zod.parent = inst
  return cl
}
function normalizeParams(_params) {
  const params = _params
  if (!params) return {}
  if (typeof params === 'string') return { error: () => params }
  if (params?.message !== void 0) {
    if (params?.error !== void 0) throw new Error('Cannot specify both `message` and `error` params')
    params.error = params.message
  }
  delete params.message
  if (typeof params.error === 'string') return { ...params, error: () => params.error }
  return params
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === 'optional'
  })
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))()
function aborted(x, startIndex = 0) {
  if (x.aborted === true) return true
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true
    }
  }
  return false
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true) return true
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true
    }
  }
  return false
}
function prefixIssues(path2, issues) {
  return issues.map((iss) => {
    var _a2
    ;(_a2 = iss).path ?? (_a2.path = [])
    iss.path.unshift(path2)
    return iss
  })
}
function unwrapMessage(message) {
  return typeof message === 'string' ? message : message?.message
}
function sizeCaps(defChecks) {
  const caps = []
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def
    if (!/_(length|size)$|_equals$/.test(d.check)) break
    const max = d.maximum ?? d.length ?? d.size
    if (max >= 0) caps.push([max, ch])
  }
  return caps
}
function attachSchema(issues, start, inst) {
  var _a2
  for (let i = start; i < issues.length; i++) {
    ;(_a2 = issues[i]).schema ?? (_a2.schema = inst)
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a2
  const traits = iss.inst?._zod?.traits
  if (traits?.has('$ZodType')) {
    if (traits.has('$ZodCheck')) (_a2 = iss).schema ?? (_a2.schema = iss.inst)
    else iss.schema = iss.inst
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0
  const message = iss.message
    ? iss.message
    : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
      unwrapMessage(schemaError?.(iss)) ??
      unwrapMessage(ctx?.error?.(iss)) ??
      unwrapMessage(config2.customError?.(iss)) ??
      unwrapMessage(config2.localeError?.(iss)) ??
      'Invalid input')
  const full = {}
  for (const k of Object.keys(iss)) {
    if (k === 'inst' || k === 'schema' || k === 'continue' || k === 'input' || k === '__proto__') continue
    full[k] = iss[k]
  }
  full.path ?? (full.path = [])
  full.message = message
  if (ctx?.reportInput) {
    full.input = iss.input
  }
  return full
}
var highSurrogate = /[\uD800-\uDBFF]/
function codePointLength(str) {
  const units = str.length
  if (!highSurrogate.test(str)) return units
  let count = units
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count--
      i++
    }
  }
  return count
}
function getLengthableOrigin(input) {
  if (Array.isArray(input)) return 'array'
  if (typeof input === 'string') return 'string'
  return 'unknown'
}
function members(proto, table2) {
  for (const key2 in table2) {
    const desc = Object.getOwnPropertyDescriptor(table2, key2)
    if (desc.get) Object.defineProperty(proto, key2, { ...desc, enumerable: false })
    else defineBound(proto, key2, desc.value)
  }
}
function own9(inst, key2, value, enumerable = true) {
  Object.defineProperty(inst, key2, { configurable: true, writable: true, enumerable, value })
  return value
}
function hide(inst, key2, value) {
  return own9(inst, key2, value, false)
}
function defineBound(proto, key2, fn) {
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      return this == null ? fn : own9(this, key2, fn.bind(this))
    },
    set(value) {
      own9(this, key2, value)
    },
  })
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst)
  return sentinel in proto ? void 0 : proto
}
var installing
var broke = false
var breaker = {
  configurable: true,
  get() {
    broke = true
    return void 0
  },
}
function defineLazyInternal(inst, key2, compute) {
  const proto = Object.getPrototypeOf(inst._zod)
  if (key2 in proto && installing !== inst._zod) {
    installing = void 0
    return
  }
  installing = inst._zod
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      Object.defineProperty(this, key2, breaker)
      const outer = broke
      broke = false
      try {
        const value = compute(this)
        if (broke) delete this[key2]
        else Object.defineProperty(this, key2, { configurable: true, writable: true, value })
        broke = broke || outer
        return value
      } catch (err) {
        delete this[key2]
        broke = broke || outer
        throw err
      }
    },
    set(value) {
      Object.defineProperty(this, key2, { configurable: true, writable: true, value })
    },
  })
}
function installLazyProp(inst, key2, make, enumerable) {
  const proto = claim(inst, key2)
  if (!proto) return
  Object.defineProperty(proto, key2, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 }
      Object.defineProperty(this, key2, desc)
      desc.value = make(this)
      Object.defineProperty(this, key2, desc)
      return desc.value
    },
    set(value) {
      Object.defineProperty(this, key2, { configurable: true, writable: true, enumerable, value })
    },
  })
}

// node_modules/zod/v4/core/core.js
var _a
var _zodDesc = { value: void 0, enumerable: false }
var _E = 'captureStackTrace' in Error ? Error : null
function newError(Definition) {
  const E = _E
  if (E) {
    const saved = E.stackTraceLimit
    if (typeof saved === 'number') {
      try {
        E.stackTraceLimit = 0
      } catch {
        _E = null
        return new Definition()
      }
      try {
        return new Definition()
      } finally {
        E.stackTraceLimit = saved
      }
    }
  }
  return new Definition()
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
  const zodProto = {}
  function Internals(def) {
    this.def = def
    this.constr = _
    this.traits = /* @__PURE__ */ new Set()
  }
  Internals.prototype = zodProto
  const protoMembers = proto
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet()
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def)
      try {
        Object.defineProperty(inst, '_zod', _zodDesc)
      } finally {
        _zodDesc.value = void 0
      }
    } else if (inst._zod.traits.has(name)) {
      return
    }
    inst._zod.traits.add(name)
    initializer2(inst, def)
    if (initialized) {
      const own10 = Object.getPrototypeOf(inst)
      const ctorProto = inst._zod.constr.prototype
      let up = own10
      while (up && up !== ctorProto) up = Object.getPrototypeOf(up)
      const target = up ?? own10
      if (!initialized.has(target)) {
        initialized.add(target)
        members(target, protoMembers)
      }
    }
    const proto2 = _.prototype
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k)) continue
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst)
      }
    }
  }
  const Parent = params?.Parent ?? Object
  class Definition extends Parent {}
  Object.defineProperty(Definition, 'name', { value: name })
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this
    init(inst, def)
    const deferred = inst._zod.deferred
    if (deferred) {
      for (const fn of deferred) {
        fn()
      }
      inst._zod.deferred = void 0
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor
    if (pp) pp(inst)
    return inst
  }
  Object.defineProperty(_, 'init', { value: init })
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent) return true
      return inst?._zod?.traits?.has(name)
    },
  })
  Object.defineProperty(_, 'name', { value: name })
  return _
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)
  }
}
;(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {})
var globalConfig = globalThis.__zod_globalConfig
function config(newConfig) {
  if (newConfig) Object.assign(globalConfig, newConfig)
  return globalConfig
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2))
  return internals.message
}
function _setMessage(value) {
  this._zod.message = value
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true,
}
var _issuesDesc = { value: void 0, enumerable: false }
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype])
var initializer = (inst, def) => {
  inst.name = '$ZodError'
  _issuesDesc.value = def
  Object.defineProperty(inst, 'issues', _issuesDesc)
  _issuesDesc.value = void 0
  Object.defineProperty(inst, 'message', _messageDesc)
  const proto = Object.getPrototypeOf(inst)
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto)
    Object.defineProperty(proto, 'toString', {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message
        Object.defineProperty(this, 'toString', { value, configurable: true, writable: true })
        return value
      },
      set(value) {
        Object.defineProperty(this, 'toString', { value, configurable: true, writable: true })
      },
    })
  }
}
var $ZodError = $constructor('$ZodError', initializer)
var $ZodRealError = $constructor('$ZodError', initializer, void 0, {
  Parent: Error,
})

// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false }
    const result = schema._zod.run({ value, issues: [] }, ctx)
    if (result instanceof Promise) {
      throw new $ZodAsyncError()
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
      captureStackTrace(e, _params?.callee ?? fn)
      throw e
    }
    return result.value
  }
  return fn
}
var parse2 = /* @__PURE__ */ _parse($ZodRealError)
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true }
    let result = schema._zod.run({ value, issues: [] }, ctx)
    if (result instanceof Promise) result = await result
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
      captureStackTrace(e, params?.callee ?? fn)
      throw e
    }
    return result.value
  }
  return fn
}
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError)
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false }
  const result = schema._zod.run({ value, issues: [] }, ctx)
  if (result instanceof Promise) {
    throw new $ZodAsyncError()
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value }
}
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError)
function failure(Err, issues, ctx) {
  let error
  return {
    success: false,
    get error() {
      if (!error) {
        error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())))
        issues = void 0
        ctx = void 0
      }
      return error
    },
    set error(e) {
      error = e
      issues = void 0
      ctx = void 0
    },
  }
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true }
  let result = schema._zod.run({ value, issues: [] }, ctx)
  if (result instanceof Promise) result = await result
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value }
}
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError)

// node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/
var number2 = /^-?\d+(?:\.\d+)?$/
var boolean2 = /^(?:true|false)$/i

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor('$ZodCheck', (inst, def) => {
  var _a2
  inst._zod ?? (inst._zod = {})
  inst._zod.def = def
  ;(_a2 = inst._zod).onattach ?? (_a2.onattach = [])
})
var _whenHasLength = (payload) => {
  const val = payload.value
  return !nullish(val) && val.length !== void 0
}
var numericOriginMap = {
  number: 'number',
  bigint: 'bigint',
  object: 'date',
}
var $ZodCheckLessThan = /* @__PURE__ */ $constructor('$ZodCheckLessThan', (inst, def) => {
  $ZodCheck.init(inst, def)
  const origin = numericOriginMap[typeof def.value]
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: 'too_big',
      maximum: typeof def.value === 'object' ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort,
    })
  }
})
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor('$ZodCheckGreaterThan', (inst, def) => {
  $ZodCheck.init(inst, def)
  const origin = numericOriginMap[typeof def.value]
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: 'too_small',
      minimum: typeof def.value === 'object' ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort,
    })
  }
})
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor('$ZodCheckNumberFormat', (inst, def) => {
  $ZodCheck.init(inst, def)
  def.format = def.format || 'float64'
  const isInt = def.format?.includes('int')
  const origin = isInt ? 'int' : 'number'
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format]
  inst._zod.check = (payload) => {
    const input = payload.value
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: 'invalid_type',
          continue: false,
          input,
          inst,
        })
        return
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: 'too_big',
            maximum: Number.MAX_SAFE_INTEGER,
            note: 'Integers must be within the safe integer range.',
            inst,
            origin,
            inclusive: true,
            continue: !def.abort,
          })
        } else {
          payload.issues.push({
            input,
            code: 'too_small',
            minimum: Number.MIN_SAFE_INTEGER,
            note: 'Integers must be within the safe integer range.',
            inst,
            origin,
            inclusive: true,
            continue: !def.abort,
          })
        }
        return
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: 'number',
        input,
        code: 'too_small',
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort,
      })
    }
    if (input > maximum) {
      payload.issues.push({
        origin: 'number',
        input,
        code: 'too_big',
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort,
      })
    }
  }
})
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor('$ZodCheckMaxLength', (inst, def) => {
  var _a2
  $ZodCheck.init(inst, def)
  ;(_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength)
  inst._zod.check = (payload) => {
    const input = payload.value
    const units = input.length
    const length = typeof input === 'string' && units > def.maximum ? codePointLength(input) : units
    if (length <= def.maximum) return
    const origin = getLengthableOrigin(input)
    payload.issues.push({
      origin,
      code: 'too_big',
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort,
    })
  }
})
var $ZodCheckMinLength = /* @__PURE__ */ $constructor('$ZodCheckMinLength', (inst, def) => {
  var _a2
  $ZodCheck.init(inst, def)
  ;(_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength)
  inst._zod.check = (payload) => {
    const input = payload.value
    const units = input.length
    const length =
      typeof input === 'string' && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units
    if (length >= def.minimum) return
    const origin = getLengthableOrigin(input)
    payload.issues.push({
      origin,
      code: 'too_small',
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort,
    })
  }
})
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor('$ZodCheckStringFormat', (inst, def) => {
  var _a2, _b
  $ZodCheck.init(inst, def)
  if (def.pattern)
    (_a2 = inst._zod).check ??
      (_a2.check = (payload) => {
        def.pattern.lastIndex = 0
        if (def.pattern.test(payload.value)) return
        payload.issues.push({
          origin: 'string',
          code: 'invalid_format',
          format: def.format,
          input: payload.value,
          ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
          inst,
          continue: !def.abort,
        })
      })
  else (_b = inst._zod).check ?? (_b.check = () => {})
})
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor('$ZodCheckOverwrite', (inst, def) => {
  $ZodCheck.init(inst, def)
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value)
  }
})

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7,
}

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor(
  '$ZodType',
  (inst, def) => {
    var _a2
    inst ?? (inst = {})
    inst._zod.def = def
    inst._zod.bag = inst._zod.bag || {}
    inst._zod.version = version
    const defChecks = inst._zod.def.checks
    const checks2 = inst._zod.traits.has('$ZodCheck')
      ? [inst, ...(defChecks ?? [])]
      : defChecks?.length
        ? [...defChecks]
        : []
    for (const ch of checks2) {
      for (const fn of ch._zod.onattach) {
        fn(inst)
      }
    }
    if (checks2.length === 0) {
      ;(_a2 = inst._zod).deferred ?? (_a2.deferred = [])
      inst._zod.deferred?.push(() => {
        inst._zod.run = inst._zod.parse
      })
    } else {
      const runChecks = (payload, checks3, ctx) => {
        if (payload.memo) return payload
        let isAborted = aborted(payload)
        let asyncResult
        for (const ch of checks3) {
          if (ch._zod.def.when) {
            if (explicitlyAborted(payload)) continue
            const shouldRun = ch._zod.def.when(payload)
            if (!shouldRun) continue
          } else if (isAborted) {
            continue
          }
          const currLen = payload.issues.length
          const _ = ch._zod.check(payload)
          if (_ instanceof Promise && ctx?.async === false) {
            throw new $ZodAsyncError()
          }
          if (asyncResult || _ instanceof Promise) {
            asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
              await _
              const nextLen = payload.issues.length
              if (nextLen === currLen) return
              attachSchema(payload.issues, currLen, inst)
              if (!isAborted) isAborted = aborted(payload, currLen)
            })
          } else {
            const nextLen = payload.issues.length
            if (nextLen === currLen) continue
            attachSchema(payload.issues, currLen, inst)
            if (!isAborted) isAborted = aborted(payload, currLen)
          }
        }
        if (asyncResult) {
          return asyncResult.then(() => {
            return payload
          })
        }
        return payload
      }
      const handleCanaryResult = (canary, payload, ctx) => {
        if (aborted(canary)) {
          canary.aborted = true
          return canary
        }
        const checkResult = runChecks(payload, checks2, ctx)
        if (checkResult instanceof Promise) {
          if (ctx.async === false) throw new $ZodAsyncError()
          return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx))
        }
        return inst._zod.parse(checkResult, ctx)
      }
      inst._zod.run = (payload, ctx) => {
        if (ctx.skipChecks) {
          return inst._zod.parse(payload, ctx)
        }
        if (ctx.direction === 'backward') {
          const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true })
          if (canary instanceof Promise) {
            return canary.then((canary2) => {
              return handleCanaryResult(canary2, payload, ctx)
            })
          }
          return handleCanaryResult(canary, payload, ctx)
        }
        const result = inst._zod.parse(payload, ctx)
        if (result instanceof Promise) {
          if (ctx.async === false) throw new $ZodAsyncError()
          return result.then((result2) => runChecks(result2, checks2, ctx))
        }
        return runChecks(result, checks2, ctx)
      }
    }
  },
  {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get '~standard'() {
      return hide(this, '~standard', standardProps(this))
    },
    set '~standard'(value) {
      own9(this, '~standard', value)
    },
  },
)
var toStandardResult = (r, ctx) =>
  r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value }
async function validateAsync(inst, value) {
  const ctx = { async: true }
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx)
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false }
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx)
        if (!(r instanceof Promise)) return toStandardResult(r, ctx)
      } catch (_) {}
      return validateAsync(inst, value)
    },
    vendor: 'zod',
    version: 1,
  }
}
var $ZodString = /* @__PURE__ */ $constructor('$ZodString', (inst, def) => {
  $ZodType.init(inst, def)
  inst._zod.pattern = def.pattern ?? anyString
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value)
      } catch (_2) {}
    if (typeof payload.value === 'string') return payload
    payload.issues.push({
      expected: 'string',
      code: 'invalid_type',
      input: payload.value,
      inst,
    })
    return payload
  }
})
var $ZodStringFormat = /* @__PURE__ */ $constructor('$ZodStringFormat', (inst, def) => {
  $ZodCheckStringFormat.init(inst, def)
  $ZodString.init(inst, def)
})
function isValidBase64(data) {
  if (data === '') return true
  if (/\s/.test(data)) return false
  if (data.length % 4 !== 0) return false
  try {
    atob(data)
    return true
  } catch {
    return false
  }
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/
var $ZodBase64 = /* @__PURE__ */ $constructor('$ZodBase64', (inst, def) => {
  def.pattern ?? (def.pattern = base64Charset)
  $ZodStringFormat.init(inst, def)
  inst._zod.check = (payload) => {
    if (isValidBase64(payload.value)) return
    payload.issues.push({
      code: 'invalid_format',
      format: 'base64',
      input: payload.value,
      inst,
      continue: !def.abort,
    })
  }
})
var $ZodNumber = /* @__PURE__ */ $constructor('$ZodNumber', (inst, def) => {
  $ZodType.init(inst, def)
  inst._zod.pattern = number2
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value)
      } catch (_) {}
    const input = payload.value
    if (typeof input === 'number' && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload
    }
    const received =
      typeof input === 'number'
        ? Number.isNaN(input)
          ? 'NaN'
          : !Number.isFinite(input)
            ? String(input)
            : void 0
        : void 0
    payload.issues.push({
      expected: 'number',
      code: 'invalid_type',
      input,
      inst,
      ...(received ? { received } : {}),
    })
    return payload
  }
})
var $ZodNumberFormat = /* @__PURE__ */ $constructor('$ZodNumberFormat', (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def)
  $ZodNumber.init(inst, def)
})
var $ZodBoolean = /* @__PURE__ */ $constructor('$ZodBoolean', (inst, def) => {
  $ZodType.init(inst, def)
  inst._zod.pattern = boolean2
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value)
      } catch (_) {}
    const input = payload.value
    if (typeof input === 'boolean') return payload
    payload.issues.push({
      expected: 'boolean',
      code: 'invalid_type',
      input,
      inst,
    })
    return payload
  }
})
var $ZodNever = /* @__PURE__ */ $constructor('$ZodNever', (inst, def) => {
  $ZodType.init(inst, def)
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: 'never',
      code: 'invalid_type',
      input: payload.value,
      inst,
    })
    return payload
  }
})
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks)
  if (!caps.length) return
  const cap2 = Math.min(...caps.map((c) => c[0]))
  const parse3 = inst._zod.parse
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value)
    if (n > cap2 && !ctx?.skipChecks && ctx?.direction !== 'backward') {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length
          ch._zod.check(payload)
          payload.issues[start].continue = false
          attachSchema(payload.issues, start, inst)
          return payload
        }
      }
    }
    return parse3(payload, ctx)
  }
}
var arraySize = (input) => (Array.isArray(input) ? input.length : -1)
function handleArrayResult(result, final, index2) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index2, result.issues))
  }
  final.value[index2] = result.value
}
var $ZodArray = /* @__PURE__ */ $constructor('$ZodArray', (inst, def) => {
  $ZodType.init(inst, def)
  const memo = globalConfig.memoizer
  memo?.attach(inst)
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: 'array',
        code: 'invalid_type',
        input,
        inst,
      })
      return payload
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length)
    const proms = []
    const abortEarly = ctx?.abortEarly
    for (let i = 0; i < input.length; i++) {
      const item = input[i]
      const result = def.element._zod.run(
        {
          value: item,
          issues: [],
        },
        ctx,
      )
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)))
      } else {
        handleArrayResult(result, payload, i)
        if (abortEarly && result.issues.length !== 0 && aborted(result)) break
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload)
    }
    return payload
  }
  capSize(inst, arraySize)
})
function handlePropertyResult(result, final, key2, input, optin, optout) {
  const isPresent = key2 in input
  const isOptionalOut = optout === 'optional'
  if (!isPresent && isOptionalOut && optin === 'optional') {
    return
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return
    }
    final.issues.push(...prefixIssues(key2, result.issues))
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: 'invalid_type',
        expected: 'nonoptional',
        input: void 0,
        path: [key2],
      })
    }
    return
  }
  if (result.value === void 0) {
    if (isPresent || (optin === 'defaulted' && !isOptionalOut)) {
      final.value[key2] = void 0
    }
  } else {
    final.value[key2] = result.value
  }
}
var NO_SYMBOL_KEYS = []
function normalizeDef(def) {
  const keys2 = Object.keys(def.shape)
  const ownSymbols = Object.getOwnPropertySymbols(def.shape)
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS
  const allKeys = symbolKeys.length ? [...keys2, ...symbolKeys] : keys2
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has('$ZodType')) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`)
    }
  }
  const okeys = optionalKeys(def.shape)
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys2),
    numKeys: keys2.length,
    optionalKeys: new Set(okeys),
  }
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = []
  const keySet = def.keySet
  const _catchall = def.catchall._zod
  const t = _catchall.def.type
  const optin = _catchall.optin
  const optout = _catchall.optout
  let seen = 0
  for (const key2 in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen)) break
      seen = payload.issues.length
    }
    if (keySet.has(key2)) continue
    if (key2 === '__proto__') {
      if (t === 'never') unrecognized.push(key2)
      continue
    }
    if (t === 'never') {
      unrecognized.push(key2)
      continue
    }
    const r = _catchall.run({ value: input[key2], issues: [] }, ctx)
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key2, input, optin, optout)))
    } else {
      handlePropertyResult(r, payload, key2, input, optin, optout)
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: 'unrecognized_keys',
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true,
    })
  }
  if (!proms.length) return payload
  return Promise.all(proms).then(() => {
    return payload
  })
}
var $ZodObject = /* @__PURE__ */ $constructor('$ZodObject', (inst, def) => {
  $ZodType.init(inst, def)
  const desc = Object.getOwnPropertyDescriptor(def, 'shape')
  const sh = desc?.get ? desc.get.raw : (def.shape ?? {})
  if (sh) {
    const get = () => {
      const newSh = { ...sh }
      Object.defineProperty(def, 'shape', { value: newSh })
      get.raw = newSh
      return newSh
    }
    get.raw = sh
    Object.defineProperty(def, 'shape', { get })
  }
  const _normalized = cached(() => normalizeDef(def))
  defineLazyInternal(inst, 'propValues', (zod) => {
    const shape = zod.def.shape
    const propValues = {}
    for (const key2 in shape) {
      const field = shape[key2]._zod
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key2)) {
          assignProp(propValues, key2, /* @__PURE__ */ new Set())
        }
        for (const v of field.values) propValues[key2].add(v)
        if (field.optin !== void 0) propValues[key2].add(void 0)
      }
    }
    return propValues
  })
  const isObject2 = isObject
  const catchall = def.catchall
  let value
  const memo = globalConfig.memoizer
  memo?.attach(inst)
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value)
    const input = payload.value
    if (!isObject2(input)) {
      payload.issues.push({
        expected: 'object',
        code: 'invalid_type',
        input,
        inst,
      })
      return payload
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {}
    const proms = []
    const shape = value.shape
    const abortEarly = ctx?.abortEarly
    let seen = payload.issues.length
    for (const key2 of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen)) break
        seen = payload.issues.length
      }
      if (key2 === '__proto__') continue
      const el = shape[key2]
      const optin = el._zod.optin
      const optout = el._zod.optout
      const r = el._zod.run({ value: input[key2], issues: [] }, ctx)
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key2, input, optin, optout)))
      } else {
        handlePropertyResult(r, payload, key2, input, optin, optout)
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true)
  }
})
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value
      return final
    }
  }
  const nonaborted = results.filter((r) => !aborted(r))
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value
    return nonaborted[0]
  }
  final.issues.push({
    code: 'invalid_union',
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
  })
  return final
}
var $ZodUnion = /* @__PURE__ */ $constructor('$ZodUnion', (inst, def) => {
  $ZodType.init(inst, def)
  defineLazyInternal(inst, 'optin', (zod) =>
    zod.def.options.some((o) => o._zod.optin === 'defaulted')
      ? 'defaulted'
      : zod.def.options.some((o) => o._zod.optin !== void 0)
        ? 'optional'
        : void 0,
  )
  defineLazyInternal(inst, 'optout', (zod) =>
    zod.def.options.some((o) => o._zod.optout === 'optional') ? 'optional' : void 0,
  )
  defineLazyInternal(inst, 'values', (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option2) => Array.from(option2._zod.values)))
    }
    return void 0
  })
  defineLazyInternal(inst, 'pattern', (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern)
      return new RegExp(`^(${patterns.map((p2) => cleanRegex(p2.source)).join('|')})$`)
    }
    return void 0
  })
  const first = def.options.length === 1 ? def.options[0]._zod.run : null
  inst._zod.parse = (payload, ctx) => {
    if (first) {
      return first(payload, ctx)
    }
    let async = false
    const results = []
    for (const option2 of def.options) {
      const result = option2._zod.run(
        {
          value: payload.value,
          issues: [],
        },
        ctx,
      )
      if (result instanceof Promise) {
        results.push(result)
        async = true
      } else {
        if (result.issues.length === 0) return result
        results.push(result)
      }
    }
    if (!async) return handleUnionResults(results, payload, inst, ctx)
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx)
    })
  }
})
var $ZodEnum = /* @__PURE__ */ $constructor('$ZodEnum', (inst, def) => {
  $ZodType.init(inst, def)
  const values = getEnumValues(def.entries)
  const valuesSet = new Set(values)
  inst._zod.values = valuesSet
  defineLazyInternal(inst, 'pattern', (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k))
    return new RegExp(
      patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join('|')})$` : '^[^\\s\\S]$',
    )
  })
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value
    if (valuesSet.has(input)) {
      return payload
    }
    payload.issues.push({
      code: 'invalid_value',
      values,
      input,
      inst,
    })
    return payload
  }
})
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value
  return payload
}
var $ZodOptional = /* @__PURE__ */ $constructor('$ZodOptional', (inst, def) => {
  $ZodType.init(inst, def)
  defineLazyInternal(inst, 'optin', (zod) => (zod.def.innerType._zod.optin === 'defaulted' ? 'defaulted' : 'optional'))
  inst._zod.optout = 'optional'
  defineLazyInternal(inst, 'values', (zod) => {
    const values = zod.def.innerType._zod.values
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0
  })
  defineLazyInternal(inst, 'pattern', (zod) => {
    const pattern = zod.def.innerType._zod.pattern
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0
  })
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== 'defaulted') return payload
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx)
      if (result instanceof Promise) return result.then((result2) => handleOptionalResult(payload, result2))
      return handleOptionalResult(payload, result)
    }
    return def.innerType._zod.run(payload, ctx)
  }
})
var $ZodDefault = /* @__PURE__ */ $constructor('$ZodDefault', (inst, def) => {
  $ZodType.init(inst, def)
  inst._zod.optin = 'defaulted'
  defineLazyInternal(inst, 'values', (zod) => zod.def.innerType._zod.values)
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === 'backward') {
      return def.innerType._zod.run(payload, ctx)
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue
      return payload
    }
    const result = def.innerType._zod.run(payload, ctx)
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def))
    }
    return handleDefaultResult(result, def)
  }
})
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue
  }
  return payload
}
var $ZodPipe = /* @__PURE__ */ $constructor('$ZodPipe', (inst, def) => {
  $ZodType.init(inst, def)
  defineLazyInternal(inst, 'values', (zod) => zod.def.in._zod.values)
  defineLazyInternal(inst, 'optin', (zod) => zod.def.in._zod.optin)
  defineLazyInternal(inst, 'optout', (zod) => zod.def.out._zod.optout)
  defineLazyInternal(inst, 'propValues', (zod) => zod.def.in._zod.propValues)
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === 'backward') {
      const right = def.out._zod.run(payload, ctx)
      if (right instanceof Promise) {
        return right.then((right2) => handlePipeResult(right2, def.in, ctx))
      }
      return handlePipeResult(right, def.in, ctx)
    }
    const left = def.in._zod.run(payload, ctx)
    if (left instanceof Promise) {
      return left.then((left2) => handlePipeResult(left2, def.out, ctx))
    }
    return handlePipeResult(left, def.out, ctx)
  }
})
function handlePipeResult(left, next, ctx) {
  if (left.issues.some((iss) => iss.code !== 'unrecognized_keys')) {
    left.aborted = true
    return left
  }
  return next._zod.run({ value: left.value, issues: left.issues }, ctx)
}

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks) def.checks = [...def.checks]
  return def
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: 'string', ...normalizeParams(params) }))
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
  return new Class({
    type: 'string',
    format: 'base64',
    check: 'string_format',
    abort: false,
    ...normalizeParams(params),
  })
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: 'number', checks: [], ...normalizeParams(params) }))
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: 'number',
    check: 'number_format',
    abort: false,
    format: 'safeint',
    ...normalizeParams(params),
  })
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: 'boolean',
    ...normalizeParams(params),
  })
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
  return new Class({
    type: 'never',
    ...normalizeParams(params),
  })
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: 'less_than',
    ...normalizeParams(params),
    value,
    inclusive: true,
  })
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: 'greater_than',
    ...normalizeParams(params),
    value,
    inclusive: true,
  })
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: 'max_length',
    ...normalizeParams(params),
    maximum,
  })
  return ch
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: 'min_length',
    ...normalizeParams(params),
    minimum,
  })
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: 'overwrite',
    tx,
  })
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toLowerCase())
}

// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor(
  'ZodMiniType',
  (inst, def) => {
    if (!inst._zod) throw new Error('Uninitialized schema in ZodMiniType.')
    $ZodType.init(inst, def)
    inst.def = def
    inst.type = def.type
  },
  {
    // `with` is an alias for `check`: the same function object, not a wrapper.
    get with() {
      return this.check
    },
    set with(value) {
      own9(this, 'with', value)
    },
    parse(data, params) {
      return parse2(this, data, params, { callee: this.parse })
    },
    parseAsync(data, params) {
      return parseAsync(this, data, params, { callee: this.parseAsync })
    },
    safeParse(data, params) {
      return safeParse(this, data, params)
    },
    safeParseAsync(data, params) {
      return safeParseAsync(this, data, params)
    },
    check(...checks2) {
      const def = this.def
      return this.clone(
        {
          ...def,
          checks: [
            ...(def.checks ?? []),
            ...checks2.map((ch) =>
              typeof ch === 'function' ? { _zod: { check: ch, def: { check: 'custom' }, onattach: [] } } : ch,
            ),
          ],
        },
        { parent: true },
      )
    },
    clone(_def, params) {
      return clone(this, _def, params)
    },
    brand() {
      return this
    },
    register(reg, meta2) {
      reg.add(this, meta2)
      return this
    },
    apply(fn, ...args) {
      return args.length === 0 ? fn(this) : fn(this, ...args)
    },
  },
)
var ZodMiniString = /* @__PURE__ */ $constructor('ZodMiniString', (inst, def) => {
  $ZodString.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function string4(params) {
  return _string(ZodMiniString, params)
}
var ZodMiniStringFormat = /* @__PURE__ */ $constructor('ZodMiniStringFormat', (inst, def) => {
  $ZodStringFormat.init(inst, def)
  ZodMiniString.init(inst, def)
})
var ZodMiniBase64 = /* @__PURE__ */ $constructor('ZodMiniBase64', (inst, def) => {
  $ZodBase64.init(inst, def)
  ZodMiniStringFormat.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function base64(params) {
  return _base64(ZodMiniBase64, params)
}
var ZodMiniNumber = /* @__PURE__ */ $constructor('ZodMiniNumber', (inst, def) => {
  $ZodNumber.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function number3(params) {
  return _number(ZodMiniNumber, params)
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor('ZodMiniNumberFormat', (inst, def) => {
  $ZodNumberFormat.init(inst, def)
  ZodMiniNumber.init(inst, def)
})
function int(params) {
  return _int(ZodMiniNumberFormat, params)
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor('ZodMiniBoolean', (inst, def) => {
  $ZodBoolean.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function boolean3(params) {
  return _boolean(ZodMiniBoolean, params)
}
var ZodMiniNever = /* @__PURE__ */ $constructor('ZodMiniNever', (inst, def) => {
  $ZodNever.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params)
}
var ZodMiniArray = /* @__PURE__ */ $constructor('ZodMiniArray', (inst, def) => {
  $ZodArray.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function array(element3, params) {
  return new ZodMiniArray({
    type: 'array',
    element: element3,
    ...normalizeParams(params),
  })
}
var ZodMiniObject = /* @__PURE__ */ $constructor('ZodMiniObject', (inst, def) => {
  $ZodObject.init(inst, def)
  ZodMiniType.init(inst, def)
  installLazyProp(inst, 'shape', (self2) => self2._zod.def.shape, false)
})
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
  const def = {
    type: 'object',
    shape: shape ?? {},
    ...normalizeParams(params),
  }
  return new ZodMiniObject(def)
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: 'object',
    shape,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params),
  })
}
var ZodMiniUnion = /* @__PURE__ */ $constructor('ZodMiniUnion', (inst, def) => {
  $ZodUnion.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function union(options, params) {
  return new ZodMiniUnion({
    type: 'union',
    options,
    ...normalizeParams(params),
  })
}
var ZodMiniEnum = /* @__PURE__ */ $constructor('ZodMiniEnum', (inst, def) => {
  $ZodEnum.init(inst, def)
  ZodMiniType.init(inst, def)
  inst.options = [...inst._zod.values]
})
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values
  return new ZodMiniEnum({
    type: 'enum',
    entries,
    ...normalizeParams(params),
  })
}
var ZodMiniOptional = /* @__PURE__ */ $constructor('ZodMiniOptional', (inst, def) => {
  $ZodOptional.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: 'optional',
    innerType,
  })
}
var ZodMiniDefault = /* @__PURE__ */ $constructor('ZodMiniDefault', (inst, def) => {
  $ZodDefault.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: 'default',
    innerType,
    get defaultValue() {
      return typeof defaultValue === 'function' ? defaultValue() : shallowClone(defaultValue)
    },
  })
}
var ZodMiniPipe = /* @__PURE__ */ $constructor('ZodMiniPipe', (inst, def) => {
  $ZodPipe.init(inst, def)
  ZodMiniType.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
  return new ZodMiniPipe({
    type: 'pipe',
    in: in_,
    out,
  })
}

// contract/src/endpoint.ts
function endpoint(described) {
  return described
}

// contract/src/upload.ts
var CHUNK_TOO_LARGE = 'Potongan gambar maksimal 256 KiB'
var KIB = 1024
var MIB = 1024 * KIB
var PICTURE_BYTES = 5 * MIB
var CHUNK_BYTES = 256 * KIB
var CHUNK_REQUEST_BYTES = 2 * MIB
var UPLOAD_BYTES_A_DAY = 50 * MIB
var PICTURE_WIDTHS = [96, 192, 384, 768, 1200]
var tooLarge = 'Ukuran gambar maksimal 5 MB'
var wrongIndex = 'Posisi potongan tidak valid'
var wrongChunk = 'Potongan gambar tidak valid'
var startUpload = endpoint({
  method: 'POST',
  path: '/legacy/upload/resumable-start',
  audience: 'session',
  summary: 'Announce a picture; the answer says how large a chunk may be and what the file will be called',
  body: strictObject({
    extension: pipe(
      string4('Format gambar wajib diisi').check(_toLowerCase()),
      _enum(['jpg', 'jpeg', 'png'], 'Format gambar harus jpg, jpeg, atau png'),
    ),
    length: int('Ukuran gambar tidak valid').check(
      _gte(1, 'Gambar / foto tidak boleh kosong'),
      _lte(PICTURE_BYTES, tooLarge),
    ),
    /** Whether everybody may see it. Otherwise only its owner and the clinic. */
    public: _default(boolean3(), false),
  }),
  result: object({ limit: number3(), filename: string4() }),
})
var sendChunk = endpoint({
  method: 'POST',
  path: '/legacy/upload/resumable-chunk',
  audience: 'session',
  summary: 'The next bytes of a picture, as gzip-compressed JSON; 409 says in `errors` from which byte to go on',
  gzipBody: { limit: CHUNK_REQUEST_BYTES },
  body: strictObject({
    filename: string4('Nama berkas wajib diisi'),
    /** Base64, or the bytes as numbers. */
    chunk: union(
      [
        string4().check(_minLength(4), _maxLength(base64Length(CHUNK_BYTES), CHUNK_TOO_LARGE), base64(wrongChunk)),
        array(int().check(_gte(0), _lte(255))).check(_minLength(1), _maxLength(CHUNK_BYTES, CHUNK_TOO_LARGE)),
      ],
      wrongChunk,
    ),
    /** How many bytes come before this chunk. */
    index: int(wrongIndex).check(_gte(0, wrongIndex), _lte(PICTURE_BYTES, wrongIndex)),
    /** Said again by every chunk; what was said at the start counts. */
    public: optional(boolean3()),
  }),
  result: object({ received: number3(), finished: boolean3() }),
})
function base64Length(bytes) {
  return Math.ceil(bytes / 3) * 4
}

// server/src/markdown/html-tree.ts
function changeElements(parent, change) {
  const children2 = parent.children.flatMap((child) => {
    if (child.type !== 'element') return [child]
    changeElements(child, change)
    return change(child) ?? [child]
  })
  parent.children = children2
}
function textOf({ properties: properties2 }, name) {
  const value = properties2[name]
  return typeof value === 'string' ? value : ''
}

// server/src/markdown/tame-pictures.ts
var PICTURE_SIZES = '(min-width: 744px) 680px, 100vw'
var OWN_PICTURE = /^\/img\/[a-z0-9][a-z0-9-]{0,120}\.(webp|svg)$/
var widths = PICTURE_WIDTHS.filter((width) => width >= 384)
function tamePictures(tree) {
  changeElements(tree, (element3) => {
    if (element3.tagName !== 'img') return void 0
    const src = textOf(element3, 'src').split('?')[0] ?? ''
    const alt = plain(textOf(element3, 'alt'))
    if (!OWN_PICTURE.test(src)) return alt ? [{ type: 'text', value: alt }] : []
    element3.properties = { src, alt, loading: 'lazy', decoding: 'async' }
    if (src.endsWith('.webp')) {
      element3.properties['srcSet'] = widths.map((width) => `${src}?w=${width} ${width}w`).join(', ')
      element3.properties['sizes'] = PICTURE_SIZES
    }
    return void 0
  })
}
function plain(text8) {
  return text8.replaceAll(/[<>]/g, '')
}

// server/src/markdown/allowed-html.ts
var allowedHtml = {
  tagNames:
    'p br hr blockquote pre code em strong del sup a img h2 h3 h4 h5 h6 ul ol li section div table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: {
    a: [
      'href',
      ['rel', 'noopener', 'nofollow'],
      ['target', '_blank'],
      ['id', /^catatan-/],
      ['ariaLabel', /^Kembali ke catatan [\d-]+$/],
      ['ariaDescribedBy', 'footnote-label'],
    ],
    img: [['src', OWN_PICTURE], 'srcSet', 'alt', ['sizes', PICTURE_SIZES], ['loading', 'lazy'], ['decoding', 'async']],
    h2: [['id', 'footnote-label']],
    h3: [['id', 'footnote-label']],
    h4: [['id', 'footnote-label']],
    li: [['id', /^catatan-/]],
    ol: ['start'],
    section: [['className', 'footnotes']],
    div: [
      ['className', 'table'],
      ['role', 'region'],
      ['ariaLabel', 'Tabel'],
      ['tabIndex', 0],
    ],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  // The only ids are those of footnotes, and they carry a prefix already.
  clobber: [],
  strip: ['script', 'style'],
}

// server/src/markdown/tame-headings.ts
var heading3 = /^h([1-6])$/
function tameHeadings(tree) {
  const levels = []
  changeElements(tree, (element3) => {
    const level = levelOf(element3)
    if (!level) return void 0
    while (levels.length && levels.at(-1) >= level) levels.pop()
    levels.push(level)
    element3.tagName = `h${Math.min(6, 1 + levels.length)}`
    return void 0
  })
}
function levelOf({ tagName }) {
  return Number(heading3.exec(tagName)?.[1] ?? 0)
}

// server/src/markdown/safe-link.ts
var treacherous = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/
var contact = /^(mailto|tel):[^:/?#]+$/i
var base = 'https://inner.invalid'
function safeLink(text8) {
  const href = text8.trim()
  if (!href || treacherous.test(href)) return void 0
  if (href.startsWith('#')) return { kind: 'inner', href }
  if (href.startsWith('/')) return staysHere(href) ? { kind: 'inner', href } : void 0
  if (contact.test(href.split('?')[0] ?? '')) return { kind: 'contact', href }
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return void 0
  const { username, password } = new URL(href)
  return username || password ? void 0 : { kind: 'outer', href }
}
function staysHere(href) {
  return !href.startsWith('//') && URL.canParse(href, base) && new URL(href, base).origin === base
}

// server/src/markdown/tame-links.ts
function tameLinks(tree) {
  changeElements(tree, (element3) => {
    if (element3.tagName !== 'a') return void 0
    const link3 = safeLink(textOf(element3, 'href'))
    if (!link3) return element3.children
    element3.properties['href'] = link3.href
    if (link3.kind === 'outer') Object.assign(element3.properties, { rel: ['noopener', 'nofollow'], target: '_blank' })
    return void 0
  })
}

// server/src/markdown/tame-tables.ts
function tameTables(tree) {
  changeElements(tree, (element3) => {
    if (element3.tagName !== 'table') return void 0
    const properties2 = { className: ['table'], role: 'region', ariaLabel: 'Tabel', tabIndex: 0 }
    return [{ type: 'element', tagName: 'div', properties: properties2, children: [element3] }]
  })
}

// server/src/markdown/render-markdown.ts
var processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    clobberPrefix: 'catatan-',
    footnoteLabel: 'Catatan kaki',
    footnoteBackLabel: (reference, again) => `Kembali ke catatan ${reference + 1}${again > 1 ? `-${again}` : ''}`,
  })
  .use(() => tameHeadings)
  .use(() => tameLinks)
  .use(() => tamePictures)
  .use(() => tameTables)
  .use(rehypeSanitize, allowedHtml)
  .use(rehypeStringify)
  .freeze()
function renderMarkdown(markdown) {
  return String(processor.processSync(markdown))
}

// server/src/markdown/markdown-worker.ts
parentPort?.on('message', (markdown) => parentPort?.postMessage(renderMarkdown(markdown)))
//# sourceMappingURL=markdown-worker.js.map
