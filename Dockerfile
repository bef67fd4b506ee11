# The console behind nginx. docs/hosting.md says how to run it.
#
#   docker build -t console .                                                            the demo, or a server named at start
#   docker build -t console --build-arg VITE_API_BASE_URL=https://api.example.invalid .   without simulation code

FROM node:22-alpine AS build
WORKDIR /console
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_API_BASE_URL=
RUN npm run build && npx tsx container/write-template.ts /console/site.conf.template

FROM nginx:1.28-alpine
# what the build was made for stands until another is named at start
ARG VITE_API_BASE_URL=
ENV VITE_API_BASE_URL=$VITE_API_BASE_URL
COPY --from=build /console/dist /usr/share/nginx/html
COPY --from=build /console/site.conf.template /etc/nginx/site.conf.template
# the image runs what lies here before nginx starts
COPY --chmod=755 container/point.sh /docker-entrypoint.d/40-point.sh
