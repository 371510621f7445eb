package org.sitrep.supply;

import java.io.IOException;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedSet;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The list of what the shipped jar needs, in the form of CycloneDX 1.6: the same bytes whenever and wherever it is
 * made, so no serial number and no time. Libraries have their SHA-256; the project's own modules have none, for they
 * are built with the list.
 */
final class Sbom {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final BuildFile build;
    private final ClassPath classPath;
    private final Needs needs;

    Sbom(final BuildFile build) throws IOException {
        this.build = build;
        this.classPath = new ClassPath(build.allowed());
        this.needs = new Needs(classPath);
    }

    /** The file's text. */
    String json() throws IOException {
        final ObjectNode bom = JSON.objectNode();
        bom.put("$schema", "http://cyclonedx.org/schema/bom-1.6.schema.json");
        bom.put("bomFormat", "CycloneDX").put("specVersion", "1.6").put("version", 1);
        final ObjectNode metadata = bom.putObject("metadata");
        metadata.putArray("lifecycles").addObject().put("phase", "build");
        metadata.set("component", root());
        metadata.putArray("properties")
                .addObject()
                .put("name", "cdx:reproducible")
                .put("value", "enabled");
        final ArrayNode components = bom.putArray("components");
        final ArrayNode dependencies = bom.putArray("dependencies");
        for (final String name : needs.all().keySet()) {
            if (!name.equals(Needs.ROOT)) {
                components.add(component(name));
            }
            dependencies.add(dependency(name));
        }
        return JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(bom)
                        .replace("\r\n", "\n")
                + "\n";
    }

    private ObjectNode root() throws IOException {
        final ObjectNode root = named("application", Needs.ROOT);
        root.put("description", build.description());
        root.set("licenses", licences(Needs.ROOT));
        return root.put("purl", library(Needs.ROOT).purl());
    }

    private ObjectNode component(final String name) throws IOException {
        final ObjectNode component = named("library", name).put("scope", "required");
        final Library library = library(name);
        if (!isOwn(name)) {
            component.putArray("hashes").addObject().put("alg", "SHA-256").put("content", sha256(library));
        }
        component.set("licenses", licences(name));
        return component.put("purl", library.purl());
    }

    private ObjectNode named(final String type, final String name) {
        final Library library = library(name);
        return JSON.objectNode()
                .put("type", type)
                .put("bom-ref", library.purl())
                .put("group", library.group())
                .put("name", library.artifact())
                .put("version", library.version());
    }

    private ObjectNode dependency(final String name) {
        final ObjectNode dependency = JSON.objectNode().put("ref", library(name).purl());
        final SortedSet<String> needed = needs.all().get(name);
        final ArrayNode on = dependency.putArray("dependsOn");
        needed.forEach(other -> on.add(library(other).purl()));
        return dependency;
    }

    private Library library(final String name) {
        return isOwn(name)
                ? Library.of(name + ":" + build.version())
                : classPath.libraries().get(name);
    }

    private static boolean isOwn(final String name) {
        return name.startsWith(BuildFile.OWN_GROUP + ":");
    }

    private ArrayNode licences(final String name) throws IOException {
        final ArrayNode licences = JSON.arrayNode();
        for (final String inPom : needs.licences(name)) {
            final ObjectNode licence = licences.addObject().putObject("license");
            Licences.spdx(inPom).ifPresentOrElse(id -> licence.put("id", id), () -> licence.put("name", inPom));
        }
        return licences;
    }

    private String sha256(final Library library) throws IOException {
        try {
            final MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(classPath.jar(library))));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
