# The whole product in one image: the server, which also serves the site.
#
#   docker build -t archive-of-minds .
#   docker run -p 3000:3000 -v archive:/app/.data -e ACCESS_CODE=… archive-of-minds

# The manifests alone: as long as they stay the same, what they install is not installed again.
FROM node:22-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/react-ui/package.json packages/react-ui/
COPY apps/demo/package.json apps/demo/
COPY apps/server/package.json apps/server/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs to run. Not the other install with its tools taken out: pruning leaves the other workspaces' packages.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace @archive-of-minds/server --no-audit --no-fund

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STATIC_DIR=/app/apps/demo/dist
COPY --from=dependencies /app/package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=dependencies /app/apps/server/package.json ./apps/server/
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/demo/dist ./apps/demo/dist
# The database and the session secret, unless DATABASE_URL and SESSION_SECRET say otherwise.
RUN mkdir .data && chown node:node .data
VOLUME /app/.data
USER node
EXPOSE 3000
# Well means: it answers, and what is written to its database stays.
HEALTHCHECK --interval=10s --timeout=8s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => r.json()).then(({ store }) => process.exit(store === 'ok' ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
