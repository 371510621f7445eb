package org.sitrep.editors;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.Cli;
import org.sitrep.cli.Started;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Runs the steps of {@code action.yml} as the service's runner does, as far as they need it: each in a shell, with
 * files for outputs and the summary, and a program {@code gh} that stores comments in a file. Steps by {@code uses} are
 * left to the service.
 */
final class Runner {
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{ (.+?) }}");
    private static final Pattern OFFICIAL = Pattern.compile("actions/[a-z-]+@v\\d+");
    private static final int PATIENCE_MINUTES = 5;

    /** Understands what the action asks of it, and nothing else. */
    private static final String GH = """
            #!/usr/bin/env bash
            set -euo pipefail
            [ ! -e "$SERVICE/denied" ] || { echo 'gh: HTTP 403' >&2; exit 1; }
            [ "$GH_TOKEN" = a-token ] && [ "$1" = api ]
            method=GET filter=. body= place=
            shift
            while [ $# -gt 0 ]; do
              case $1 in
                --paginate | --silent) ;;
                --method) method=$2; shift ;;
                --jq) filter=$2; shift ;;
                --field) body=${2#body=@}; shift ;;
                *) place=$1 ;;
              esac
              shift
            done
            comments=$SERVICE/comments.json
            if [ "$method $place" = "GET repos/us/game/issues/7/comments" ]; then
              exec jq -r "$filter" "$comments"
            fi
            case "$method $place" in
              "POST repos/us/game/issues/7/comments")
                jq --rawfile body "$body" '. + [{id: (length + 1), user: {type: "Bot"}, body: $body}]' "$comments" ;;
              "PATCH repos/us/game/issues/comments/"*)
                jq --rawfile body "$body" --arg id "${place##*/}" \\
                  'map(if (.id | tostring) == $id then .body = $body else . end)' "$comments" ;;
              *) echo "gh: HTTP 404: $method $place" >&2; exit 1 ;;
            esac >"$comments.new"
            mv "$comments.new" "$comments"
            """;

    private final Path folder;
    private final Map<String, String> known = new TreeMap<>();

    Runner(final Path folder) throws IOException {
        this.folder = folder;
        Files.createDirectories(workspace());
        Files.createDirectories(folder.resolve("temp"));
        program("action/sitrep", "#!/bin/sh\nexec " + Started.in(folder).line() + " \"$@\"\n");
        program("bin/gh", GH);
    }

    private void program(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    Path workspace() {
        return folder.resolve("workspace");
    }

    Path comments() {
        return folder.resolve("comments.json");
    }

    Path uploaded() {
        return folder.resolve("temp/sitrep-balance");
    }

    /** Takes the right to comment away. */
    void deny() throws IOException {
        Files.createFile(folder.resolve("denied"));
    }

    /** Returns everything that the steps have printed. */
    String said() {
        return read("said");
    }

    String summary() {
        return read("summary");
    }

    private String read(final String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (final IOException missing) {
            return "";
        }
    }

    /** Returns the inputs that a workflow gives to the action. */
    static Map<String, String> inputs(final Path workflow) throws IOException {
        for (final Object job : map(map(yaml(workflow)).get("jobs")).values()) {
            for (final Object step : (List<?>) map(job).get("steps")) {
                if (map(step).get("uses").toString().startsWith("OWNER/sitrep@")) {
                    final Map<String, String> inputs = new TreeMap<>();
                    map(map(step).get("with")).forEach((name, value) -> inputs.put(name.toString(), value.toString()));
                    return inputs;
                }
            }
        }
        throw new AssertionError(workflow + " does not use the action");
    }

    /**
     * Runs the action.
     *
     * @param inputs its inputs; the others have their defaults
     * @param number of the pull request; empty for a push
     * @return its exit code
     */
    int run(final Map<String, String> inputs, final String number) throws IOException, InterruptedException {
        final Map<?, ?> action = map(yaml(Cli.REPOSITORY.resolve("action.yml")));
        known.clear();
        known.put("github.token", "a-token");
        known.put("github.event.pull_request.number", number);
        known.put("runner.temp", folder.resolve("temp").toString());
        known.put("runner.os", "Linux");
        for (final Map.Entry<?, ?> input : map(action.get("inputs")).entrySet()) {
            final String usual = map(input.getValue()).get("default").toString();
            known.put(
                    "inputs." + input.getKey(),
                    inputs.getOrDefault(input.getKey().toString(), evaluate(usual)));
        }
        for (final String given : inputs.keySet()) {
            if (!known.containsKey("inputs." + given)) {
                throw new AssertionError("the action has no input " + given);
            }
        }
        for (final Object step : (List<?>) map(action.get("runs")).get("steps")) {
            final int code = step(map(step));
            if (code != 0) {
                return code;
            }
        }
        return 0;
    }

    private int step(final Map<?, ?> step) throws IOException, InterruptedException {
        if (step.containsKey("uses")) {
            if (!OFFICIAL.matcher(step.get("uses").toString()).matches()) {
                throw new AssertionError(step.get("uses") + " is no official action");
            }
            map(step.get("with")).values().forEach(value -> evaluate(value.toString()));
            return 0;
        }
        final Path script = Files.writeString(
                folder.resolve("script"), evaluate(step.get("run").toString()));
        final ProcessBuilder builder =
                new ProcessBuilder("bash", "--noprofile", "--norc", "-eo", "pipefail", script.toString());
        final Path output = Files.writeString(folder.resolve("output"), "");
        final Map<String, String> environment = builder.environment();
        environment.put("PATH", folder.resolve("bin") + ":" + environment.get("PATH"));
        environment.put("SERVICE", folder.toString());
        environment.put("GITHUB_ACTION_PATH", folder.resolve("action").toString());
        environment.put("GITHUB_REPOSITORY", "us/game");
        environment.put("GITHUB_OUTPUT", output.toString());
        environment.put("GITHUB_STEP_SUMMARY", folder.resolve("summary").toString());
        if (step.get("env") instanceof Map<?, ?> own) {
            own.forEach((name, value) -> environment.put(name.toString(), evaluate(value.toString())));
        }
        final Process process = builder.directory(workspace().toFile())
                .redirectErrorStream(true)
                .redirectOutput(
                        ProcessBuilder.Redirect.appendTo(folder.resolve("said").toFile()))
                .start();
        if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("a step did not end: " + said());
        }
        for (final String line : Files.readAllLines(output, StandardCharsets.UTF_8)) {
            final int is = line.indexOf('=');
            known.put("steps." + step.get("id") + ".outputs." + line.substring(0, is), line.substring(is + 1));
        }
        return process.exitValue();
    }

    private String evaluate(final String text) {
        final Matcher expression = EXPRESSION.matcher(text);
        return expression.replaceAll(found -> {
            if (!known.containsKey(found.group(1))) {
                throw new AssertionError("no value for " + found.group(1));
            }
            return Matcher.quoteReplacement(known.get(found.group(1)));
        });
    }

    private static Object yaml(final Path file) throws IOException {
        return new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
    }

    private static Map<?, ?> map(final Object value) {
        return (Map<?, ?>) value;
    }
}
