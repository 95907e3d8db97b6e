# The whole product in one image: the server, which also serves the site and the docs.
#
#   docker build -t archive-of-minds .
#   docker run -p 3000:3000 -v archive:/app/.data -e ACCESS_CODE=… --read-only --tmpfs /tmp --cap-drop ALL \
#     --security-opt no-new-privileges archive-of-minds
#
# The base image is named by a tag, so that a build gets its security fixes. For a build that is the same each time, name
# it by digest in all three places: "docker buildx imagetools inspect node:22-slim" shows the present one.

# The manifests alone: as long as they stay the same, what they install is not installed again.
FROM node:22-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/testing/package.json packages/testing/
COPY packages/storybook-statecharts/package.json packages/storybook-statecharts/
COPY packages/built-in-model/package.json packages/built-in-model/
COPY packages/react-ui/package.json packages/react-ui/
COPY packages/web-component/package.json packages/web-component/
COPY apps/demo/package.json apps/demo/
COPY apps/docs/package.json apps/docs/
COPY apps/server/package.json apps/server/

FROM manifests AS build
# Without scripts: what our own would compile is not copied yet, and "npm run build" compiles it.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs to run and nothing else: an install of its workspace would bring along the core package, which is
# built in, and with it test tools and the vendors' clients. "npx vitest run --project long apps/server" replays this stage.
FROM node:22-slim AS dependencies
WORKDIR /source
COPY package-lock.json ./
COPY apps/server/package.json apps/server/
COPY scripts/server-manifest.mjs scripts/
RUN node scripts/server-manifest.mjs /app && cd /app && npm ci --omit=dev --no-audit --no-fund

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STATIC_DIR=/app/apps/demo/dist
COPY --from=dependencies /app/package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/demo/dist ./apps/demo/dist
COPY --from=build /app/apps/docs/dist ./apps/docs/dist
# The database and the session secret, unless DATABASE_URL and SESSION_SECRET say otherwise.
RUN install -d -m 700 -o node -g node .data
VOLUME /app/.data
USER node
EXPOSE 3000
# Well means: it answers, and what is written to its database stays.
HEALTHCHECK --interval=10s --timeout=8s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => r.json()).then(({ store }) => process.exit(store === 'ok' ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
