# Ludus in a container:
#   docker build -t ludus .
#   docker run -d --name ludus -p 8080:8080 -v ludus:/data ludus

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Not "npm ci": the lock file may lack optional packages of this platform. No scripts: one would fetch a Node, and this
# image has the right one.
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 LUDUS_DATA=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE NOTICE ./
COPY src ./src
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: "docker stop" reaches it, and it finishes what was begun.
CMD ["node", "src/cli/start.ts", "serve"]
